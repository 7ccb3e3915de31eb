/** Set where a command is asked whether it takes its options, and is to do nothing else. */
export const ONLY_OPTIONS = 'ROLLWELL_ONLY_OPTIONS';

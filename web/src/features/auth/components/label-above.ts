/**
 * Slots of a field whose label always stands above it. Browsers fill these fields in before any code
 * is there to move a label out of the way.
 */
export const LABEL_ABOVE = { inputLabel: { shrink: true } } as const;

/** The widths in which every screen has to hold; `faultsInBothSchemes` looks at it by day and by night. */
export const WIDTHS = [{ width: 360 }, { width: 1280 }] as const;

/** A journey that is made on a laptop, under its own name, and on a phone. */
export const BOTH_WIDTHS = [
  ['', 1280],
  [', on a phone', 360],
] as const;

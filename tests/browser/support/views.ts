/** The widths in which every screen has to hold; `faultsInBothSchemes` looks at it by day and by night. */
export const WIDTHS = [{ width: 360 }, { width: 1280 }] as const;

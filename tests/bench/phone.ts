/** A phone of the middle: pixels, and how many of the screen's make one. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;

/** A visitor stays until what a page asks for later has come. */
export const STAYS_MS = 4000;

/** Milliseconds between two looks at orders whose changes do not come live. */
export const FALLBACK_INTERVAL_MS = 30_000;

/** Milliseconds after which the payment screen has read an unpaid order once more; it does not listen. */
export const UNTIL_READ_AGAIN_MS = 10_000;

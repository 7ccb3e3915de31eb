/** What is followed of one visitor after the other in the same context. */
export interface Watch {
  /** A sentence for whatever is wrong so far. */
  found: () => string[];
  /** Begins anew with the next visitor. */
  forget: () => void;
}

/**
 * A signal that aborts with the first of these, and with its reason. `AbortSignal.any` is newer than
 * some of the browsers that the shop promises.
 */
export function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal });
  }
  return first.signal;
}

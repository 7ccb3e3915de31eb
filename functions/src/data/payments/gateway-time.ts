import { AsyncLocalStorage } from 'node:async_hooks';

/** When what runs at this moment may no longer ask the gateway, by `performance.now()`. */
const ends = new AsyncLocalStorage<number>();

/** Runs what may ask the gateway for so many milliseconds from now; then it is refused at once. */
export const askingWithin = <Result>(ms: number, run: () => Result): Result =>
  ends.run(performance.now() + ms, run);

/** The milliseconds for which the gateway may still be asked; 0 when they are over, no limit outside of a call. */
export const msForGateway = (): number =>
  Math.max(0, (ends.getStore() ?? Infinity) - performance.now());

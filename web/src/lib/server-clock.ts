import { createEmitter } from './emitter.ts';

/** Milliseconds from which a correction is told: answers count whole seconds, and take their time. */
const NOTICEABLE_MS = 5000;

/** Milliseconds by which the server's clock is ahead of the device's; none until the server was heard. */
let aheadMs = 0;

/** Tells when the present moment turns out to be another. */
export const clockCorrections = createEmitter<undefined>();

/**
 * Takes in what time it was at the server a moment ago.
 *
 * @param ms since 1970; of an answer without a time `NaN`, which changes nothing
 */
export function noteServerTime(ms: number): void {
  const before = aheadMs;
  if (!Number.isNaN(ms)) aheadMs = ms - Date.now();
  if (Math.abs(aheadMs - before) > NOTICEABLE_MS) clockCorrections.emit(undefined);
}

/**
 * When it was at the server as an answer came, in milliseconds since 1970; `NaN` where it does not say. A
 * cache on the way says how many seconds it has kept it (RFC 9111, Age).
 */
export const timeOfAnswer = ({ headers }: Pick<Response, 'headers'>): number =>
  Date.parse(headers.get('Date') ?? '') + 1000 * Number(headers.get('Age') ?? 0);

/** The present moment by the server's clock, in milliseconds since 1970: what is promised goes by that one. */
export const serverNow = (): number => Date.now() + aheadMs;

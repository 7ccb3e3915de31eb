import type { ExternalCall } from '../../histories/shop/interceptor.ts';
import type { Chance } from '../clock/chance.ts';
import type { Status } from '../firestore/store.ts';
import type { FaultRates } from './fault-rates.ts';

/** What becomes of one call that leaves a process. */
export interface Fate {
  thereMs: number;
  backMs: number;
  /** Whether it arrives. */
  isDone: boolean;
  /** What the process hears instead of the answer. */
  failure: Status | undefined;
}

const QUICK_MS = 20;
/** Longer than any patience of the shop's, shorter than a hold. */
const SLOW_MS = 3 * 60 * 1000;
const NOT_DONE: readonly Status[] = ['unavailable', 'deadlineExceeded', 'unknown'];
/** The last is what the client library's own second try says of a commit that succeeded unheard. */
const DONE: readonly Status[] = [
  'unavailable',
  'deadlineExceeded',
  'unknown',
  'failedPrecondition',
];

/** Draws what becomes of a call. */
export const fateOf = ({ kind }: ExternalCall, faultRates: FaultRates, chance: Chance): Fate => {
  const isSlow = chance.happens(faultRates.slow);
  const ms = () => 1 + (isSlow ? chance.wait(SLOW_MS / 3) : chance.below(QUICK_MS));
  const fate: Fate = { thereMs: ms(), backMs: ms(), isDone: true, failure: undefined };
  if (kind === 'commit' && chance.happens(faultRates.aborted))
    return { ...fate, isDone: false, failure: 'aborted' };
  if (chance.happens(faultRates.lost))
    return { ...fate, isDone: false, failure: chance.pick(NOT_DONE) };
  if (chance.happens(faultRates.lostAnswers))
    return { ...fate, failure: kind === 'commit' ? chance.pick(DONE) : 'unavailable' };
  return fate;
};

/** Whether a call went otherwise than a caller may expect. */
export const isFaulty = ({ failure, thereMs, backMs }: Fate): boolean =>
  failure !== undefined || thereMs + backMs > 2 * (QUICK_MS + 1);

import { AppError } from '../contract/app-error.ts';
import type { KeyedCall } from '../contract/repeated-calls.ts';
import type { KeyToRecord } from '../data/key-repository.ts';
import type { Deps } from './deps.ts';
import { firstAnswer, recordOf, type IdempotencyRequest } from './idempotency.ts';
import { retryOnContention } from './retry-on-contention.ts';

/** The record of an answer, for the commit that makes what it tells of; undefined without a key. */
export type RecordOf<Answer extends object> = (answer: Answer) => KeyToRecord | undefined;

/** For those who call a use case without a key. */
export const withoutKey = (): undefined => undefined;

interface MakeOnce<Answer extends object> {
  call: KeyedCall;
  /** Undefined without a key: then what is asked for is made each time. */
  request: IdempotencyRequest | undefined;
  /**
   * Makes it, with the record in the same commit. Where repeating it changes nothing it may leave the
   * record out, which is then written afterwards.
   */
  make: (record: RecordOf<Answer>) => Promise<Answer>;
}

/**
 * Makes something once under an Idempotency-Key, and gives the first answer to whoever asks again.
 * @throws AppError `idempotency_mismatch` for another content under the key, `too_many_requests` when
 *   it never gets through, or as `make` does.
 */
export const runIdempotent = async <Answer extends object>(
  { keys, now }: Pick<Deps, 'keys' | 'now'>,
  { call, request, make }: MakeOnce<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> => {
  if (!request) return { answer: await make(withoutKey), replayed: false };
  const look = async () => {
    const known = await keys.find(request.id);
    return { known, first: firstAnswer(known, request, now()) as Answer | undefined };
  };
  return retryOnContention(async () => {
    const { known, first } = await look();
    if (first) return { answer: first, replayed: true };
    const made = { recorded: false };
    const record = (answer: Answer) => recordOf(request, call, answer, known, now());
    try {
      const answer = await make((body) => {
        made.recorded = true;
        return record(body);
      });
      if (!made.recorded) await keys.record(record(answer));
      return { answer, replayed: false };
    } catch (error) {
      // What was made meanwhile may be what it is refused for, such as a number that is taken now.
      const before = error instanceof AppError ? (await look()).first : undefined;
      if (!before) throw error;
      return { answer: before, replayed: true };
    }
  });
};

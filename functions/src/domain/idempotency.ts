import { createHash } from 'node:crypto';
import { AppError } from '../contract/api/app-error.ts';
import { IDEMPOTENCY_KEY_LENGTH, IDEMPOTENCY_TTL_MS } from '../contract/constants.ts';
import { ENDPOINTS, HEADER } from '../contract/api/endpoints.ts';
import type { KeyedCall } from '../contract/api/repeated-calls.ts';
import type { KeyRecord, KeyRepository, KeyToRecord } from '../data/firestore/key-repository.ts';
import { retryOnContention } from './retry-on-contention.ts';

/** A request that is to happen at most once. */
export interface IdempotencyRequest {
  /** One per person, call and key. */
  id: string;
  /** One per content of the request. */
  fingerprint: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON whose keys are sorted, so that the order of fields does not count. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Visible ASCII characters and inner spaces, as header values are. */
export const KEY_PATTERN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Stands for everybody who is not signed in. */
export const VISITOR = '';

/** The fewest characters of a key, by whether its sender has an account. */
const shortestKey = (uid: string): number =>
  uid === VISITOR ? IDEMPOTENCY_KEY_LENGTH.minOfVisitor : IDEMPOTENCY_KEY_LENGTH.min;

/**
 * What the header Idempotency-Key asks for; undefined without one. Whoever sends a key of somebody
 * else gets their answer only with their whole content, and to a visitor that is what they sent.
 * @param uid of who calls, or `VISITOR`
 * @throws AppError `invalid_request` for a key that is too short, too long or not printable.
 */
export const readIdempotencyKey = (
  key: string | undefined,
  uid: string,
  endpoint: KeyedCall,
  content: unknown,
): IdempotencyRequest | undefined => {
  if (key === undefined) return undefined;
  const [min, { max }] = [shortestKey(uid), IDEMPOTENCY_KEY_LENGTH];
  if (key.length < min || key.length > max || !KEY_PATTERN.test(key)) {
    throw new AppError('invalid_request', {
      message: `${HEADER.idempotencyKey} is ${min} to ${max} printable characters.`,
    });
  }
  return {
    id: sha256(canonical([uid, endpoint, key])),
    fingerprint: sha256(canonical(content)),
  };
};

/** A form that a browser sends by itself carries no key: the same content within a day is the same request. */
export const requestOfForm = (endpoint: KeyedCall, content: unknown): IdempotencyRequest => ({
  id: sha256(canonical([VISITOR, endpoint, 'form', content])),
  fingerprint: sha256(canonical(content)),
});

/**
 * The first answer under this key, or undefined when the key is new or more than a day old.
 * @throws AppError `idempotency_mismatch` when the key stands for another request.
 */
export const firstAnswer = (
  record: KeyRecord | undefined,
  request: IdempotencyRequest,
  now: number,
): object | undefined => {
  if (!record || record.expiresAt <= now) return undefined;
  if (record.fingerprint !== request.fingerprint) throw new AppError('idempotency_mismatch');
  return record.body;
};

/** The id in the first answer under this key, as `firstAnswer` gives it: what was made then. */
export const firstInserted = (
  record: KeyRecord | undefined,
  request: IdempotencyRequest,
  now: number,
): string | undefined => {
  const answer = firstAnswer(record, request, now);
  return answer && 'insertedId' in answer && typeof answer.insertedId === 'string'
    ? answer.insertedId
    : undefined;
};

/** The record to write with a success; `known` is the run-out record it replaces, if there is one. */
export const recordOf = (
  request: IdempotencyRequest,
  endpoint: KeyedCall,
  body: object,
  known: KeyRecord | undefined,
  now: number,
): KeyToRecord => ({
  ...request,
  status: ENDPOINTS[endpoint].status,
  body,
  expiresAt: now + IDEMPOTENCY_TTL_MS,
  replaces: known?.version,
});

/** The idempotency record of an answer, for the commit of its effect; undefined without a key. */
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
 * Runs `make` once under an Idempotency-Key, and gives its first answer to repeated calls.
 * @throws AppError `idempotency_mismatch` for another content under the key, `too_many_requests` when
 *   it never gets through, or as `make` does.
 */
export const runIdempotent = async <Answer extends object>(
  { keys, now }: { keys: KeyRepository; now: () => number },
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

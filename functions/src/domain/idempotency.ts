import { createHash } from 'node:crypto';
import { AppError } from '../contract/app-error.ts';
import { IDEMPOTENCY_KEY_MAX_LENGTH, IDEMPOTENCY_TTL_MS } from '../contract/constants.ts';
import { ENDPOINTS, type EndpointName } from '../contract/endpoints.ts';
import { HEADER } from '../contract/headers.ts';
import type { KeyRecord, KeyToRecord } from '../data/key-repository.ts';

/** Calls that take an Idempotency-Key. */
export const IDEMPOTENT_CALLS = [
  'placeOrder',
  'placePurchase',
  'openCheckout',
  'refundOrder',
  'restockProduct',
] as const satisfies EndpointName[];
type IdempotentCall = (typeof IDEMPOTENT_CALLS)[number];

/** A request that is to happen at most once. */
export interface IdempotencyRequest {
  /** One per person, call and key. */
  id: string;
  /** One per content of the request. */
  fingerprint: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON whose keys are sorted, so that the order of fields does not count. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Visible ASCII characters and inner spaces, as header values are. */
export const KEY_PATTERN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * What the header Idempotency-Key asks for; undefined without one.
 * @throws AppError `invalid_request` for a key that is empty, too long or not printable.
 */
export const readIdempotencyKey = (
  key: string | undefined,
  uid: string,
  endpoint: IdempotentCall,
  content: unknown,
): IdempotencyRequest | undefined => {
  if (key === undefined) return undefined;
  if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH || !KEY_PATTERN.test(key)) {
    throw new AppError('invalid_request', {
      message: `${HEADER.idempotencyKey} is 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} printable characters.`,
    });
  }
  return {
    id: sha256(canonical([uid, endpoint, key])),
    fingerprint: sha256(canonical(content)),
  };
};

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
  endpoint: IdempotentCall,
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

import type { Request, Response } from 'express';
import type { EndpointResponse } from '../contract/api/endpoint-schemas.ts';
import { HEADER } from '../contract/api/endpoints.ts';
import type { KeyedCall } from '../contract/api/repeated-calls.ts';
import {
  readIdempotencyKey,
  type RecordOf,
  runIdempotent,
  VISITOR,
} from '../domain/idempotency.ts';
import type { Call } from './mount.ts';

/** The Idempotency-Key of a request as it came; undefined without one. */
export const idempotencyKeyOf = (req: Request): string | undefined =>
  req.get(HEADER.idempotencyKey);

/** Says in a header that an answer is that of an earlier call under the same key. */
export const markReplayed = (res: Response, replayed: boolean): void => {
  if (replayed) res.set(HEADER.idempotentReplayed, 'true');
};

type Asked<Name extends KeyedCall> = Pick<
  Call<Name>,
  'deps' | 'caller' | 'params' | 'body' | 'req' | 'res'
>;

/**
 * Makes what a call asks for once under its key.
 * @param content what has to be the same under one key: parameters and body unless said otherwise
 * @throws AppError as `readIdempotencyKey` and `runIdempotent` do
 */
export const once = async <Name extends KeyedCall>(
  name: Name,
  { deps, caller, params, body, req, res }: Asked<Name>,
  make: (
    record: RecordOf<EndpointResponse<Name> & object>,
  ) => Promise<EndpointResponse<Name> & object>,
  content: unknown = [params, body],
): Promise<EndpointResponse<Name> & object> => {
  const uid = caller?.uid ?? VISITOR;
  const request = readIdempotencyKey(idempotencyKeyOf(req), uid, name, content);
  const { answer, replayed } = await runIdempotent(deps, { call: name, request, make });
  markReplayed(res, replayed);
  return answer;
};

import type { Request, Response } from 'express';
import { HEADER } from '../contract/headers.ts';

/** The Idempotency-Key of a request as it came; undefined without one. */
export const idempotencyKeyOf = (req: Request): string | undefined =>
  req.get(HEADER.idempotencyKey);

/** Says in a header that an answer is that of an earlier call under the same key. */
export const markReplayed = (res: Response, replayed: boolean): void => {
  if (replayed) res.set(HEADER.idempotentReplayed, 'true');
};

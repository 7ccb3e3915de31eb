import type { RequestHandler, Response } from 'express';
import { ANSWER_WITHIN_MS } from '../domain/answer-time.ts';

/** When calls began, by `performance.now()`. */
const beginnings = new WeakMap<Response, number>();

/** Goes before all that a call may wait for. */
export const noteBeginning: RequestHandler = (_req, res, next) => {
  beginnings.set(res, performance.now());
  next();
};

/** Milliseconds in which a call has to be answered; all of them where nothing was noted. */
export const msLeft = (res: Response): number => {
  const now = performance.now();
  return Math.max(0, ANSWER_WITHIN_MS - (now - (beginnings.get(res) ?? now)));
};

import { AsyncResource } from 'node:async_hooks';
import type { Response } from 'express';
import type { EndpointName } from '../contract/api/endpoints.ts';
import { log } from './log.ts';

/** What the log may know of a call. Its address is no part: people's e-mail stands in some. */
interface CallFacts {
  useCase?: EndpointName;
  orderId?: string;
}

const known = new WeakMap<Response, CallFacts>();

/** What was noted of a call so far. */
export const factsOf = (res: Response): CallFacts => known.get(res) ?? {};

/** Notes what a call is about, for the log. */
const noteFacts = (res: Response, facts: CallFacts): void => {
  known.set(res, { ...factsOf(res), ...facts });
};

/** An id as Firestore makes them; whatever else stands in its place in an address is not logged. */
const AN_ID = /^[\w-]{1,64}$/;

/** Notes which order a call is about. */
export const noteOrder = (res: Response, orderId: string): void => {
  if (AN_ID.test(orderId)) noteFacts(res, { orderId });
};

/** Notes the use case of a call, and its order where the address names one. */
export const noteCall = (
  res: Response,
  useCase: EndpointName,
  path: string,
  { orderId, id }: Readonly<Record<string, string>>,
): void => {
  const order = orderId ?? (path.startsWith('/order/') ? id : undefined);
  noteFacts(res, { useCase });
  if (order !== undefined) noteOrder(res, order);
};

/** Logs a line when the call is over: use case, order, status and milliseconds. Pages are not logged. */
export const logAnswer = (res: Response): void => {
  const begun = performance.now();
  const tell = (): void => {
    const facts = factsOf(res);
    if (facts.useCase === undefined) return;
    const durationMs = Math.round(performance.now() - begun);
    const wentAway = !res.writableFinished;
    log('INFO', 'answered', { ...facts, status: res.statusCode, durationMs, wentAway });
  };
  // Bound to this call, so that the line carries its trace.
  res.once('close', AsyncResource.bind(tell));
};

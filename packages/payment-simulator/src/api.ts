import { ApiError, missing } from './api-error.ts';
import type { CallName } from './call-names.ts';
import type { Announce, Checkout } from './checkout.ts';
import { parseFormBody } from './form-body.ts';
import type { ApiAnswer } from './idempotency.ts';
import { createRefund } from './refunds.ts';
import { readSessionParams } from './session-params.ts';
import { nowSeconds, type Store } from './store.ts';

export interface ApiParts {
  store: Store;
  checkout: Checkout;
  announce: Announce;
}

interface ApiCall {
  name: CallName;
  method: 'GET' | 'POST';
  /** Groups of the match become the arguments of `run` after the body. */
  path: RegExp;
  run: (parts: ApiParts, body: string, id: string) => unknown;
}

/** The calls of Stripe's API that the shop makes. */
const CALLS: readonly ApiCall[] = [
  {
    name: 'createSession',
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    run: ({ checkout }, body) =>
      checkout.create(readSessionParams(parseFormBody(body), nowSeconds())),
  },
  {
    name: 'retrieveSession',
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    run: ({ checkout }, _body, id) => checkout.get(id).session,
  },
  {
    name: 'expireSession',
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    run: ({ checkout }, _body, id) => checkout.expire(id),
  },
  {
    name: 'retrieveIntent',
    method: 'GET',
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    run: ({ store }, _body, id) => {
      const intent = store.intents.get(id);
      if (!intent) throw missing('payment_intent', id);
      return intent;
    },
  },
  {
    name: 'retrieveCharge',
    method: 'GET',
    path: /^\/v1\/charges\/([^/]+)$/,
    run: ({ store }, _body, id) => {
      const charge = store.charges.get(id);
      if (!charge) throw missing('charge', id);
      return charge;
    },
  },
  {
    name: 'createRefund',
    method: 'POST',
    path: /^\/v1\/refunds$/,
    run: ({ store, announce }, body) => createRefund(store, announce, parseFormBody(body)),
  },
];

/** Which call of Stripe's API a request is, if it is one that the shop makes. */
export const callNameOf = (method: string, path: string): CallName | undefined =>
  CALLS.find((call) => call.method === method && call.path.test(path))?.name;

/** Answers one API call; throws ApiError for what Stripe would refuse. */
export const callApi = (parts: ApiParts, method: string, path: string, body: string): ApiAnswer => {
  for (const call of CALLS) {
    const match = call.method === method ? call.path.exec(path) : null;
    if (match) return { status: 200, body: call.run(parts, body, match[1] ?? '') };
  }
  throw new ApiError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}).`,
  );
};

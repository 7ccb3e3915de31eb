import { ApiError, missing } from './api-error.ts';
import type { CallName } from './call-names.ts';
import type { Announce, Checkout } from './checkout.ts';
import { parseFormBody, type FormGroup } from './form-body.ts';
import { listOf } from './list.ts';
import { createRefund, readRefundParams } from './refunds.ts';
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
  path: RegExp;
  /** Checks what was sent and gives the work, not begun yet. `id` is the first group of the path. */
  prepare: (parts: ApiParts, params: FormGroup, id: string) => () => unknown;
}

/** A call that is understood and not begun. */
export interface PreparedCall {
  name: CallName;
  work: () => unknown;
}

/** The calls of Stripe's API that the shop makes. */
const CALLS: readonly ApiCall[] = [
  {
    name: 'createSession',
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    prepare: ({ checkout }, form) => {
      const params = readSessionParams(form, nowSeconds());
      return () => checkout.create(params);
    },
  },
  {
    name: 'listSessions',
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    prepare: ({ store }, params) => {
      const sessions = [...store.sessions.values()].map(({ session }) => session);
      const { status } = params;
      return () =>
        listOf(
          '/v1/checkout/sessions',
          sessions.filter((session) => status === undefined || session.status === status),
          params,
        );
    },
  },
  {
    name: 'retrieveSession',
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    prepare:
      ({ checkout }, _params, id) =>
      () =>
        checkout.get(id).session,
  },
  {
    name: 'expireSession',
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    prepare:
      ({ checkout }, _params, id) =>
      () =>
        checkout.expire(id),
  },
  {
    name: 'retrieveIntent',
    method: 'GET',
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    prepare:
      ({ store }, _params, id) =>
      () =>
        known(store.intents, 'payment_intent', id),
  },
  {
    name: 'retrieveCharge',
    method: 'GET',
    path: /^\/v1\/charges\/([^/]+)$/,
    prepare:
      ({ store }, _params, id) =>
      () =>
        known(store.charges, 'charge', id),
  },
  {
    name: 'createRefund',
    method: 'POST',
    path: /^\/v1\/refunds$/,
    prepare: ({ store, announce }, form) => {
      const params = readRefundParams(form);
      return () => createRefund(store, announce, params);
    },
  },
  {
    name: 'listDisputes',
    method: 'GET',
    path: /^\/v1\/disputes$/,
    prepare: ({ store }, params) => {
      const { charge, payment_intent: intent } = params;
      const disputes = [...store.disputes.values()].filter(
        (dispute) =>
          (charge === undefined || dispute.charge === charge) &&
          (intent === undefined || dispute.payment_intent === intent),
      );
      return () => listOf('/v1/disputes', disputes, params);
    },
  },
  {
    name: 'listRefunds',
    method: 'GET',
    path: /^\/v1\/refunds$/,
    prepare: ({ store }, params) => {
      const { payment_intent: intent } = params;
      const refunds = [...store.refunds.values()].filter(
        (refund) => intent === undefined || refund.payment_intent === intent,
      );
      return () => listOf('/v1/refunds', refunds, params);
    },
  },
];

const known = <Item>(items: ReadonlyMap<string, Item>, kind: string, id: string): Item => {
  const item = items.get(id);
  if (!item) throw missing(kind, id);
  return item;
};

/** Which call of Stripe's API a request is, if it is one that the shop makes. */
export const callNameOf = (method: string, path: string): CallName | undefined =>
  CALLS.find((call) => call.method === method && call.path.test(path))?.name;

/**
 * Reads and checks one API call; `form` is the body of a POST and the query of a GET. Throws ApiError
 * for what Stripe would refuse before any work; the work throws it for what it refuses itself.
 */
export const prepareCall = (
  parts: ApiParts,
  method: string,
  path: string,
  form: string,
): PreparedCall => {
  for (const call of CALLS) {
    const match = call.method === method ? call.path.exec(path) : null;
    if (!match) continue;
    return { name: call.name, work: call.prepare(parts, parseFormBody(form), match[1] ?? '') };
  }
  throw new ApiError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}).`,
  );
};

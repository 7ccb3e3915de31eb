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

type Filter = 'charge' | 'payment_intent' | 'status';

/** A list of what the store has, narrowed by these fields where the query names a value. */
const lists = (
  name: CallName,
  url: string,
  itemsOf: (store: Store) => Iterable<{ id: string } & Partial<Record<Filter, unknown>>>,
  fields: readonly Filter[],
): ApiCall => ({
  name,
  method: 'GET',
  path: new RegExp(`^${url}$`),
  prepare:
    ({ store }, params) =>
    () =>
      listOf(
        url,
        [...itemsOf(store)].filter((item) =>
          fields.every((field) => params[field] === undefined || params[field] === item[field]),
        ),
        params,
      ),
});

const looksUp = (
  name: CallName,
  url: string,
  kind: string,
  itemsOf: (store: Store) => ReadonlyMap<string, object>,
): ApiCall => ({
  name,
  method: 'GET',
  path: new RegExp(`^${url}/([^/]+)$`),
  prepare:
    ({ store }, _params, id) =>
    () => {
      const item = itemsOf(store).get(id);
      if (!item) throw missing(kind, id);
      return item;
    },
});

const sessionsOf = ({ sessions }: Store) => [...sessions.values()].map(({ session }) => session);

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
  lists('listSessions', '/v1/checkout/sessions', sessionsOf, ['status']),
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
  looksUp('retrieveIntent', '/v1/payment_intents', 'payment_intent', ({ intents }) => intents),
  looksUp('retrieveCharge', '/v1/charges', 'charge', ({ charges }) => charges),
  {
    name: 'createRefund',
    method: 'POST',
    path: /^\/v1\/refunds$/,
    prepare: ({ store, announce }, form) => {
      const params = readRefundParams(form);
      return () => createRefund(store, announce, params);
    },
  },
  lists('listDisputes', '/v1/disputes', ({ disputes }) => disputes.values(), [
    'charge',
    'payment_intent',
  ]),
  lists('listRefunds', '/v1/refunds', ({ refunds }) => refunds.values(), ['payment_intent']),
];

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

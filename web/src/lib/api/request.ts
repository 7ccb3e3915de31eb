import {
  type EndpointBody,
  type EndpointName,
  type EndpointParams,
  endpointPath,
  type EndpointQuery,
  type EndpointResponse,
  ENDPOINTS,
  HEADER,
  type KeyedCall,
} from '@rollwell/functions/contract';
import type { ApiAnswer, AskApi } from '@rollwell/functions/contract/rendered-page';
import { noteServerTime, timeOfAnswer } from '../server-clock.ts';
import { texts } from '../texts.ts';
import { ApiError, errorFromFetch, errorFromResponse } from './api-error.ts';
import { readAccessToken, sessionPort } from './session-port.ts';

/** Milliseconds after which a call without an answer is given up. */
const TIMEOUT_MS = 20_000;

/** The calls that the site makes here; a picture is sent by `uploadImage`, which tells progress. */
export type CallName = Exclude<EndpointName, 'paymentWebhook' | 'openApi' | 'uploadImage'>;

type ParamsOption<Name extends CallName> = keyof EndpointParams<Name> extends never
  ? { params?: undefined }
  : { params: EndpointParams<Name> };

type BodyOption<Name extends CallName> =
  EndpointBody<Name> extends undefined ? { body?: undefined } : { body: EndpointBody<Name> };

/** The server fills in what is left out; what is undefined or empty is left out. */
type QueryOption<Name extends CallName> =
  EndpointQuery<Name> extends undefined
    ? { query?: undefined }
    : { query?: { [Key in keyof EndpointQuery<Name>]?: EndpointQuery<Name>[Key] | undefined } };

/** Whoever makes something says under which key, so that it is made once. */
type KeyOption<Name extends CallName> = Name extends KeyedCall
  ? { idempotencyKey: string }
  : { idempotencyKey?: undefined };

/** What a call takes, by the contract's schemas. */
type RequestOptions<Name extends CallName> = ParamsOption<Name> &
  BodyOption<Name> &
  QueryOption<Name> &
  KeyOption<Name> & {
    signal?: AbortSignal;
    /** A token other than the stored access token: the ID token that opens a session. */
    bearer?: string;
  };

interface Answer<T> {
  data: T;
  headers: Pick<Headers, 'get'>;
}

type QueryValues = Record<string, string | number | undefined>;

function urlOf(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

async function fetchOrThrow(url: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init.signal ? anySignal([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(url, { ...init, signal });
    noteServerTime(timeOfAnswer(response));
    return response;
  } catch (cause) {
    throw errorFromFetch(cause, timeout.aborted);
  }
}

/** A token to try in place of a refused one, or null when nobody is signed in any more. */
async function replacementFor(refused: string | null): Promise<string | null> {
  const stored = readAccessToken();
  // Another call was refused a moment earlier and has renewed it.
  if (stored !== null && stored !== refused) return stored;
  return (await sessionPort()?.renew()) ?? null;
}

function withBearer(init: RequestInit, bearer: string | null): RequestInit {
  const headers = new Headers(init.headers);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  return { ...init, headers };
}

/** Sends once; a 401 on a stored token renews it and sends once more, else the session is lost. */
async function send(url: string, init: RequestInit, bearer: string | null, renewable: boolean) {
  const response = await fetchOrThrow(url, withBearer(init, bearer));
  if (response.status !== 401 || !renewable) return response;

  const replacement = await replacementFor(bearer);
  if (replacement) {
    const retried = await fetchOrThrow(url, withBearer(init, replacement));
    if (retried.status !== 401) return retried;
  }
  await sessionPort()?.lost();
  return response;
}

/** Sends a call over the network, with the token of who is signed in where it needs one. */
function sendCall<Name extends CallName>(
  url: string,
  name: Name,
  { body, idempotencyKey, bearer, signal }: RequestOptions<Name>,
): Promise<Response> {
  const { access, method } = ENDPOINTS[name];
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set(HEADER.idempotencyKey, idempotencyKey);

  // Public calls go without a bearer, so that their answers may come from the CDN.
  const needsSession = access === 'user' || access === 'admin';
  return send(
    url,
    {
      method,
      headers,
      // `stale-while-revalidate` is for the CDN; here it would show a list without one's own change.
      cache: 'no-cache',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    },
    bearer ?? (needsSession ? readAccessToken() : null),
    needsSession && bearer === undefined,
  );
}

/** One call with its headers, for lists that continue; everything else uses `request`. */
export async function requestWithHeaders<Name extends CallName>(
  name: Name,
  options: RequestOptions<Name>,
): Promise<Answer<EndpointResponse<Name>>> {
  const path = endpointPath(name, (options.params ?? {}) as EndpointParams<Name>);
  const url = urlOf(path, options.query as QueryValues | undefined);
  const response = await (callLocalApi(url) ?? sendCall(url, name, options));
  if (!response.ok) throw await errorFromResponse(response);
  try {
    return { data: (await response.json()) as EndpointResponse<Name>, headers: response.headers };
  } catch (cause) {
    throw new ApiError('internal', texts.failures.unreadable, {
      status: response.status,
      cause,
    });
  }
}

/**
 * Makes one call of the API, named as in the contract's table of endpoints.
 *
 * @returns the parsed body; its type, like those of body and query, comes from the contract's schemas
 * @throws {ApiError} for every failure except an abort by `signal`
 */
export async function request<Name extends CallName>(
  name: Name,
  options: RequestOptions<Name>,
): Promise<EndpointResponse<Name>> {
  return (await requestWithHeaders(name, options)).data;
}

/**
 * A signal that aborts with the first of these, and with its reason. `AbortSignal.any` is newer than
 * some of the browsers that the shop promises.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal });
  }
  return first.signal;
}

let ask: AskApi | undefined;

/**
 * Asks the API beside which a page is rendered: nobody is signed in there, and nothing is waited for
 * that could not come. Undefined where calls go over the network.
 */
const callLocalApi = (path: string): Promise<ApiAnswer> | undefined => ask?.(path);

/** Puts what asks the API in the place of the network, or takes it away. One per process. */
export function connectLocalApi(askApi: AskApi | undefined): void {
  ask = askApi;
}

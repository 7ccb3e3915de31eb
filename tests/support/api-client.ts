import {
  ENDPOINTS,
  ENDPOINT_SCHEMAS,
  endpointPath,
  type EndpointName,
  type EndpointParams,
  type EndpointResponse,
  type ErrorBody,
} from '@rollwell/functions/contract';
import type { Schema } from 'yup';
import { expectDescribed } from '../../functions/src/http/openapi/described-answers.fixtures.ts';
import { callBehind, expectDocumented } from './documented-answers.ts';

/** Where the shop runs, through Hosting; the launcher's address unless told otherwise. */
export const SHOP = process.env.SHOP_URL ?? 'http://127.0.0.1:5000';

/**
 * Where calls go: straight to the API where a process of it runs beside the shop. What is about
 * Hosting and the functions runtime calls with `site-client.ts`. Asked anew for each call: a worker
 * keeps this module from file to file, and `own-shop.ts` has those of browsers call the pages' process.
 */
const apiUrl = (): string => process.env.API_URL ?? SHOP;

/** The address of a picture that the shop's pages may show: one of the site's own. */
export const PICTURE = `${SHOP}/hero-640.webp`;

export interface CallOptions {
  token?: string | undefined;
  /** Sent as JSON; a string or bytes go as they are. */
  body?: unknown;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Where the API is reached. */
  origin?: string;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
  /** The body read as a failure. */
  error: ErrorBody['error'];
}

const asBody = (body: unknown): string | Uint8Array<ArrayBuffer> | FormData =>
  typeof body === 'string' || body instanceof FormData
    ? body
    : body instanceof Uint8Array
      ? new Uint8Array(body)
      : JSON.stringify(body);

const jsonHeader = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' };

/**
 * One request to the API; the answer's body is parsed whatever the status.
 * @throws Error for an answer that the OpenAPI document does not know, or describes otherwise
 */
export const request = async (
  method: string,
  path: string,
  { token, body, query = {}, headers = {}, origin = apiUrl() }: CallOptions = {},
): Promise<Answer<unknown>> => {
  const url = new URL(path, origin);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...jsonHeader(body),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: asBody(body) }),
  });
  const text = await response.text();
  const parsed = (text === '' ? undefined : JSON.parse(text)) as { error: ErrorBody['error'] };
  const error = response.ok ? { code: 'internal' as const, message: 'no failure' } : parsed.error;
  const code = response.status < 400 ? undefined : error.code;
  expectDocumented(method, url.pathname, response.status, code);
  const name = callBehind(method, url.pathname);
  const { status, headers: told } = response;
  if (name) expectDescribed(name, { status, headers: told, body: parsed });
  return { status: response.status, headers: response.headers, body: parsed, error };
};

/**
 * One call of the endpoint table. A success is checked against the contract: its status, and
 * a body that has the shape the schema says.
 */
export const call = async <Name extends EndpointName>(
  name: Name,
  params: EndpointParams<Name>,
  options: CallOptions = {},
): Promise<Answer<EndpointResponse<Name>>> => {
  const { method, status } = ENDPOINTS[name];
  const answer = await request(method, endpointPath(name, params), options);
  if (answer.status < 400) {
    if (answer.status !== status) throw new Error(`${name} answered ${answer.status}`);
    const schema = ENDPOINT_SCHEMAS[name].response as Schema;
    schema.validateSync(answer.body, { strict: true });
  }
  return answer as Answer<EndpointResponse<Name>>;
};

/** A public-looking client address of its own, so that tests do not use up each other's rate limit. */
export const clientAddress = (): Record<string, string> => {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return { 'x-forwarded-for': `203.${part()}.${part()}.${part()}` };
};

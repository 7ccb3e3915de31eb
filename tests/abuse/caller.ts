import { randomInt } from 'node:crypto';
import { ENDPOINTS, endpointPath, HEADER } from '@rollwell/functions/contract';
import type { EndpointName, EndpointParams } from '@rollwell/functions/contract';

/** One answer, as the figures want it. */
export interface Met {
  status: number;
  /** Milliseconds until the whole answer was there. */
  ms: number;
  body: unknown;
}

export interface Request {
  token?: string;
  /** Sent as JSON; bytes and forms go as they are. */
  body?: unknown;
  query?: string;
  headers?: Record<string, string>;
}

/** What the platform's front writes at the right of `X-Forwarded-For`: where a call came from. */
export const newAddress = (): string => `203.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`;

/** Somebody at one address of the network who calls the shop and keeps what they met. */
export class Caller {
  readonly met: Met[] = [];
  readonly address: string;
  readonly #url: string;

  constructor(url: string, address = newAddress()) {
    this.#url = url;
    this.address = address;
  }

  /** `X-Forwarded-For` as it arrives: what the caller wrote, and what the front appends. */
  forwarded(written?: string): string {
    return written === undefined ? this.address : `${written}, ${this.address}`;
  }

  /** Notes an answer that was got in another way than by `call`. */
  note(met: Met): void {
    this.met.push(met);
  }

  async call<Name extends EndpointName>(
    name: Name,
    params: EndpointParams<Name>,
    { token, body, query = '', headers = {} }: Request = {},
  ): Promise<Met> {
    const begun = performance.now();
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.#url}${endpointPath(name, params)}${query}`, {
      method: ENDPOINTS[name].method,
      headers: {
        ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
        'x-forwarded-for': this.forwarded(headers['x-forwarded-for']),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    const met = { status: answer.status, ms: performance.now() - begun, body: parsed };
    this.met.push(met);
    return met;
  }
}

export const idempotently = (key: string): Record<string, string> => ({
  [HEADER.idempotencyKey]: key,
});

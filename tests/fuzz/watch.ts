import type { IncomingMessage, ServerResponse } from 'node:http';

/** One answer that should not have been given. */
export interface Offence {
  what: string;
  method: string;
  url: string;
}

/** The longest that an answer may take, in milliseconds. */
const MOST_MS = 1000;

const part = (): number => 1 + Math.floor(Math.random() * 254);

/** Sees every answer of a shop: how many of each status, the slowest, and what must not be. */
export class Watch {
  readonly statuses = new Map<number, number>();
  readonly offences: Offence[] = [];
  requests = 0;
  slowestMs = 0;

  readonly see = (request: IncomingMessage, response: ServerResponse): void => {
    // Each call from somewhere else: what is fuzzed is not the limit per address.
    request.headers['x-forwarded-for'] = `203.${part()}.${part()}.${part()}`;
    const begun = performance.now();
    response.on('finish', () => {
      this.#count(request, response.statusCode, performance.now() - begun);
    });
  };

  /** Begins anew. */
  forget(): void {
    this.statuses.clear();
    this.offences.length = 0;
    this.requests = 0;
    this.slowestMs = 0;
  }

  #count({ method = '', url = '' }: IncomingMessage, status: number, ms: number): void {
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, ms);
    if (status >= 500) this.offences.push({ what: String(status), method, url });
    if (ms > MOST_MS) this.offences.push({ what: `${ms.toFixed(0)} ms`, method, url });
  }

  /** Such as `200: 12, 404: 3`. */
  describe(): string {
    return [...this.statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ');
  }
}

import { createHash } from 'node:crypto';

/** So much of it is shown when something is wrong. */
const SHOWN = 200;

/** Everything that happened, one line each: the same seed gives the same lines. */
export class Trace {
  readonly #hash = createHash('sha256');
  #lines: string[] = [];

  /** `now` in milliseconds since 1970. */
  add(now: number, who: string, what: string): void {
    const line = `${new Date(now).toISOString()} ${who} ${what}`;
    this.#hash.update(`${line}\n`);
    this.#lines.push(line);
    if (this.#lines.length >= 2 * SHOWN) this.#lines = this.#lines.slice(-SHOWN);
  }

  get last(): readonly string[] {
    return this.#lines.slice(-SHOWN);
  }

  /** Ends the trace. */
  digest(): string {
    return this.#hash.digest('hex').slice(0, 16);
  }
}

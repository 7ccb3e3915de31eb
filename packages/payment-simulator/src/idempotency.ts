import { ApiError, invalidRequest } from './api-error.ts';

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** `replayed`: it is what was answered the first time. */
export interface Answered {
  answer: ApiAnswer;
  replayed: boolean;
}

interface Kept {
  request: string;
  answer: ApiAnswer;
  /** Milliseconds since 1970. */
  at: number;
}

/** Stripe keeps a key for at least so long, and promises nothing after it. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 255;
/** Turned away before any work: another request holds the lock, or there were too many. */
const NOT_BEGUN: readonly number[] = [409, 429];

/** What the work gives, or the refusal that it ended with. */
const answerOf = (work: () => unknown): ApiAnswer => {
  try {
    return { status: 200, body: structuredClone(work()) };
  } catch (error) {
    if (!(error instanceof ApiError) || NOT_BEGUN.includes(error.status)) throw error;
    return { status: error.status, body: error.body() };
  }
};

/**
 * Answers a repeated Idempotency-Key with what was answered first, be it a failure, as Stripe does
 * for POST calls: https://docs.stripe.com/api/idempotent_requests
 */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Set<string>();
  readonly #now: () => number;

  /** `now`: the clock, in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Does the work of a call unless its key was used before. `prepare` checks what was sent: what it
   * refuses never began, and is not kept. `request` is the path and body: another request under the
   * same key throws ApiError `idempotency_error`.
   */
  run(key: string | undefined, request: string, prepare: () => () => unknown): Answered {
    if (key === undefined) return { answer: answerOf(prepare()), replayed: false };
    const kept = this.#find(key);
    if (kept) {
      if (kept.request !== request) throw otherRequest(key);
      return { answer: kept.answer, replayed: true };
    }
    const answer = answerOf(prepare());
    this.#kept.set(key, { request, answer, at: this.#now() });
    return { answer, replayed: false };
  }

  /** The request under this key is not answered yet; others under it are turned away until `end`. */
  begin(key: string): void {
    this.#underWay.add(key);
  }

  end(key: string): void {
    this.#underWay.delete(key);
  }

  #find(key: string): Kept | undefined {
    if (key.length > LONGEST_KEY) {
      throw invalidRequest(`An idempotency key has at most ${LONGEST_KEY} characters.`);
    }
    if (this.#underWay.has(key)) {
      throw new ApiError(
        409,
        'idempotency_error',
        'There is currently another in-progress request using this idempotency key.',
        { code: 'idempotency_key_in_use' },
      );
    }
    const kept = this.#kept.get(key);
    return kept && kept.at + KEPT_MS > this.#now() ? kept : undefined;
  }
}

const otherRequest = (key: string): ApiError =>
  new ApiError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
  );

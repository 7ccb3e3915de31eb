import { ApiError } from './api-error.ts';

export interface ApiAnswer {
  status: number;
  body: unknown;
}

interface Kept {
  request: string;
  answer: ApiAnswer;
}

/** Answers a repeated Idempotency-Key with what was answered first, as Stripe does for POST calls. */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>();

  /**
   * Runs `work` unless the key was used before. `request` is the path and body: another request
   * under the same key throws ApiError `idempotency_error`. Failures of `work` are not kept.
   */
  run(
    key: string | undefined,
    request: string,
    work: () => ApiAnswer,
  ): { answer: ApiAnswer; replayed: boolean } {
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (kept === undefined) {
      const answer = work();
      if (key !== undefined) this.#kept.set(key, { request, answer: structuredClone(answer) });
      return { answer, replayed: false };
    }
    if (kept.request !== request) {
      throw new ApiError(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
      );
    }
    return { answer: kept.answer, replayed: true };
  }
}

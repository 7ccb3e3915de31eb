import { assertFails } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';

/** A request to try, with the words that complete "allows …" or "refuses …". */
type Attempt = readonly [what: string, request: () => Promise<unknown>];

export type Pair = {
  /** The one thing in which the two differ. */
  readonly differs: string;
  readonly allowed: Attempt;
  readonly refused: Attempt;
};

/** Two tests for each pair: a refusal alone could have any reason, its pair rules out the others. */
export const describePairs = (title: string, pairs: readonly Pair[]): void => {
  describe(title, () => {
    describe.each(pairs)('by $differs', ({ allowed, refused }) => {
      it(`allows ${allowed[0]}`, () => allowed[1]());
      it(`refuses ${refused[0]}`, () => assertFails(refused[1]()));
    });
  });
};

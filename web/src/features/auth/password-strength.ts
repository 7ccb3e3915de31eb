import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT_NAME } from '../../lib/page-title.ts';

/** From one that is guessed at once (0) to one that takes long (4). */
export type Strength = 0 | 1 | 2 | 3 | 4;

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How long a password withstands somebody who guesses. Advice only: what may be a password stands in
 * the contract's schema.
 *
 * @param personal what others know of its owner, such as name and email
 */
export function strengthOf(password: string, personal: readonly string[]): Strength {
  const known = [PRODUCT_NAME, ...personal].flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  return guesser.check(password, known.filter(Boolean)).score;
}

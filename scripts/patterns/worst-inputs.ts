import fc from 'fast-check';
import { checkSync } from 'recheck';

/** Bytes of an input: more than any field of the shop takes. */
export const INPUT_BYTES = 100 * 1024;

/** How many texts that match are drawn, each to be repeated into a long one. */
const SAMPLES = 20;
/** How long the analysis may think about one pattern. */
const ANALYSIS_MS = 5_000;
/**
 * What one input may have the analysis read before it counts as an attack. Its own limits are a second
 * and parts of one, which a busy machine needs for any pattern.
 */
const ATTACK_CHARACTERS = 50_000_000;
const NO_CLOCKS = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
/** The seed of the samples, so that every run times the same inputs. */
const SEED = 20_261_122;
/** What a text may end with so that a match that nearly was is none. */
const SPOILERS = ['', '!', '#', '\n', '@', '\u0000'];

/** What the analysis says of a pattern: how the time grows with the input, and an attack if there is one. */
export interface Verdict {
  growth: string;
  attack: string | undefined;
}

const filled = (unit: string): string =>
  unit.repeat(Math.ceil(INPUT_BYTES / unit.length)).slice(0, INPUT_BYTES);

/** Texts that match the pattern; none for one that the generator cannot read, such as one with a lookaround. */
const matching = (regex: RegExp): string[] => {
  try {
    return fc.sample(fc.stringMatching(regex), { numRuns: SAMPLES, seed: SEED });
  } catch {
    return [];
  }
};

/** Pieces to build long inputs of: texts that match, halves of them, and each of their characters. */
const unitsOf = (regex: RegExp): Set<string> => {
  const texts = matching(regex);
  const units = new Set<string>([' ', '\n', 'a', '0', '.', '/', '_']);
  for (const text of texts) {
    units
      .add(text)
      .add(text.slice(0, Math.ceil(text.length / 2)))
      .add(text.slice(1));
    for (const character of text) units.add(character);
  }
  units.delete('');
  return units;
};

/** What the analysis of `recheck` finds, in plain JavaScript, so that it runs wherever Node does. */
export const analyse = ({ source, flags }: RegExp): Verdict => {
  process.env.RECHECK_BACKEND = 'pure';
  const verdict = checkSync(source, flags, {
    timeout: ANALYSIS_MS,
    attackLimit: ATTACK_CHARACTERS,
    ...NO_CLOCKS,
    randomSeed: SEED,
  });
  if (verdict.status === 'unknown') return { growth: 'unknown', attack: undefined };
  const { complexity } = verdict;
  const attack = verdict.status === 'vulnerable' ? verdict.attack.string : undefined;
  return { growth: complexity.summary, attack };
};

/**
 * Inputs of 100 KB that make a pattern work hard: the attack that the analysis found, and what
 * matches the pattern, or nearly does, over and over.
 */
export const worstInputs = (regex: RegExp, attack: string | undefined): string[] => {
  const built = [...unitsOf(regex)].flatMap((unit) =>
    SPOILERS.map((spoiler) => filled(unit).slice(0, INPUT_BYTES - spoiler.length) + spoiler),
  );
  return attack === undefined ? built : [attack, ...built];
};

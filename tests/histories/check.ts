import fc, { type RunDetails } from 'fast-check';
import { histories, type History } from './history.ts';
import { runHistory, type Played } from './run-history.ts';
import type { World } from './world.ts';

export interface CheckOptions {
  runs: number;
  seed: number;
  /** Where in the seed's runs to begin: as a failure prints it. */
  path?: string;
  kill?: boolean;
  /** Look for the smallest history that still fails. */
  shrink?: boolean;
  onPlayed?: (played: Played) => void;
}

/** Plays random histories in a world until one fails. */
export const checkHistories = (
  world: World,
  { runs, seed, path, kill = false, shrink = true, onPlayed }: CheckOptions,
): Promise<RunDetails<[History]>> => {
  const property = fc.asyncProperty(histories, async (history) => {
    const played = await runHistory(world, history, kill);
    onPlayed?.(played);
  });
  return fc.check(property, {
    numRuns: runs,
    seed,
    endOnFailure: !shrink,
    ...(path !== undefined && { path }),
  });
};

/**
 * Plays histories in several worlds side by side, each with seeds of its own: one waits for the
 * emulator while another works. Gives the failures.
 */
export const checkSideBySide = async (
  worlds: readonly World[],
  { runs, seed, ...options }: CheckOptions,
): Promise<RunDetails<[History]>[]> => {
  const share = Math.ceil(runs / worlds.length);
  const results = await Promise.all(
    worlds.map((world, index) =>
      checkHistories(world, { ...options, runs: share, seed: seed + index }),
    ),
  );
  return results.filter(({ failed }) => failed);
};

/** What went wrong and how to see it again. */
export const describeFailure = ({
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
}: RunDetails<[History]>): string => {
  const why = errorInstance instanceof Error ? (errorInstance.stack ?? '') : String(errorInstance);
  const {
    products = [],
    fixedPrefixes = [],
    steps = [],
    choices = [],
    releasesFirst,
  } = counterexample?.[0] ?? {};
  return [
    why,
    ...products.map((product) => `product ${JSON.stringify(product)}`),
    ...fixedPrefixes.map((step) => `before  ${JSON.stringify(step)}`),
    ...steps.map((step) => `step    ${JSON.stringify(step)}`),
    `choices ${choices.map(({ pick, verdict }) => (verdict === 'go' ? pick : `${pick}:${verdict}`)).join(' ')}`,
    `at the end ${releasesFirst ? 'holds run out before events arrive' : 'events arrive first'}`,
    `again: npm run check:histories -- --seed ${seed} --path "${counterexamplePath ?? ''}"`,
  ].join('\n');
};

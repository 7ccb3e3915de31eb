/** One command of the Firebase CLI. */
export interface Stage {
  says: string;
  args: readonly string[];
}

/**
 * What a deployment does, one after the other. New indexes come before the functions that ask for
 * them, and what is asked for no longer is offered for deletion after those that asked are gone.
 * @param shared the options that each command takes: configuration, project
 * @param message what the release in Hosting's history says, e.g. its commit
 */
export const stagesOf = (
  shared: readonly string[],
  message: string,
  targets: readonly string[],
): Record<'indexes' | 'shop' | 'leftovers', Stage> => ({
  indexes: {
    says: 'New indexes',
    // Not interactive, it leaves alone what the file does not name.
    args: ['deploy', '--only', 'firestore:indexes', '--non-interactive', ...shared],
  },
  shop: {
    says: 'Rules, functions and site',
    args: ['deploy', '--only', targets.join(), '--message', message, ...shared],
  },
  leftovers: {
    says: 'Indexes that nothing asks for any more',
    args: ['deploy', '--only', 'firestore:indexes', ...shared],
  },
});

/** All that is deployed but the indexes: the parts that the configuration has. */
export const shopTargets = (config: object): string[] => [
  'firestore:rules',
  ...['storage', 'functions', 'hosting'].filter((part) => part in config),
];

export interface ListedIndexes {
  ready: number;
  /** Lines of those that are still being built. */
  building: string[];
  /** Lines of those that will not become ready by themselves. */
  broken: string[];
}

/**
 * Reads what `firebase firestore:indexes --pretty` prints: a line for each compound index, such as
 * `[READY] (orders) -- (uid,ASCENDING) (createdAt,DESCENDING)`.
 */
export function readIndexes(listing: string): ListedIndexes {
  const lines = [...listing.matchAll(/^\s*\[([A-Z_]+)\] (\(.*)$/gm)].map(
    ([, state = '', index = '']) => ({ state, index: index.trim() }),
  );
  const named = (...states: string[]) =>
    lines.filter(({ state }) => states.includes(state)).map(({ index }) => index);
  const [ready, building] = [named('READY'), named('CREATING')];
  const broken = lines
    .filter(({ state }) => !['READY', 'CREATING'].includes(state))
    .map(({ state, index }) => `${index} is ${state}`);
  return { ready: ready.length, building, broken };
}

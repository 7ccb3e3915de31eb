import { CHANGE_LIMITS } from '../../contract/constants.ts';
import type { Change, ChangeFeed } from '../../data/change-feed.ts';

/** What was changed, by the clock of a test, as the database tells of it. */
export const changesOf = (now: () => number) => {
  const all: { id: string; at: number; change: Change }[] = [];
  const feed: ChangeFeed = {
    since: async (ms) => {
      world.asked += 1;
      const lookedAt = now();
      const since = all.filter(({ at }) => at > ms);
      await Promise.resolve();
      world.before();
      return {
        noted: since.slice(0, CHANGE_LIMITS.read + 1),
        isMore: since.length > CHANGE_LIMITS.read,
        lookedAt,
      };
    },
  };
  const world = {
    feed,
    /** How often somebody has asked. */
    asked: 0,
    /** What happens before an answer comes. */
    before: (): void => undefined,
    /** @param at milliseconds since 1970, where it is not now */
    note: (change: Change, at = now()): void => {
      all.push({ id: `change-${all.length}`, at, change });
    },
  };
  return world;
};

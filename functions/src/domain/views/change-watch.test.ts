import { describe, expect, it } from 'vitest';
import { CHANGE_LIMITS } from '../../contract/constants.ts';
import type { Change } from '../../data/change-feed.ts';
import { ChangeWatch } from './change-watch.ts';
import { changesOf } from './changes.fixtures.ts';

const BLOGS: Change = { kind: 'blogs' };
const REVIEWS: Change = { kind: 'reviews' };

/**
 * A watch on a list of changes that has looked once, with what it has had forgotten since; `all` is
 * everything. Firestore's clock may go otherwise than its own.
 */
const setUp = async ({ aheadMs = 0 } = {}) => {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  const changes = changesOf(() => clock.now - aheadMs);
  const forgotten: (Change['kind'] | 'all')[] = [];
  const watch = new ChangeWatch({
    feed: changes.feed,
    now,
    forget: (change) => forgotten.push(change?.kind ?? 'all'),
  });
  await watch.look();
  const first = forgotten.splice(0);
  changes.asked = 0;
  return { clock, changes, watch, forgotten, first };
};

describe('a look', () => {
  it('has everything forgotten the first time, since nobody knows what Firestore’s clock said before', async () => {
    expect((await setUp()).first).toEqual(['all']);
  });

  it('goes by Firestore’s clock, not by that of its process', async () => {
    const { clock, changes, watch, forgotten } = await setUp({
      aheadMs: 10 * CHANGE_LIMITS.lateMs,
    });
    clock.now += 30_000;
    changes.note(BLOGS);
    await watch.look();
    expect([forgotten, watch.seenUntil]).toEqual([['blogs'], clock.now]);
  });

  it('has forgotten what was changed since the last one, once', async () => {
    const { clock, changes, watch, forgotten } = await setUp();
    clock.now += 30_000;
    changes.note(BLOGS);
    clock.now += 1;
    await watch.look();
    expect([forgotten, watch.seenUntil]).toEqual([['blogs'], clock.now]);
    clock.now += 1;
    changes.note(REVIEWS);
    await watch.look();
    expect(forgotten).toEqual(['blogs', 'reviews']);
  });

  it('finds what took effect late, and nothing that is older than a commit can take', async () => {
    const { clock, changes, watch, forgotten } = await setUp();
    clock.now += 10 * CHANGE_LIMITS.lateMs;
    await watch.look();
    changes.note(BLOGS, clock.now - CHANGE_LIMITS.lateMs);
    changes.note(REVIEWS, clock.now - CHANGE_LIMITS.lateMs + 1);
    await watch.look();
    expect(forgotten).toEqual(['reviews']);
  });

  it('is one for all who want it at the same time', async () => {
    const { changes, watch } = await setUp();
    await Promise.all([watch.look(), watch.look(), watch.look()]);
    expect(changes.asked).toBe(1);
  });

  it('knows until when it began, not until when it ended', async () => {
    const { clock, changes, watch } = await setUp();
    const begun = clock.now;
    changes.before = () => {
      clock.now += 5000;
    };
    await watch.look();
    expect(watch.seenUntil).toBe(begun);
  });

  it('has everything forgotten where more was changed than it is told of', async () => {
    const { changes, watch, forgotten } = await setUp();
    for (let count = 0; count <= CHANGE_LIMITS.read; count += 1) changes.note(BLOGS);
    await watch.look();
    expect(forgotten[0]).toBe('all');
  });

  it('that fails has everything forgotten, and the next one asks for the same time', async () => {
    const { clock, changes, watch, forgotten } = await setUp();
    const seen = watch.seenUntil;
    clock.now += 10 * CHANGE_LIMITS.lateMs;
    changes.note(REVIEWS);
    clock.now += 10 * CHANGE_LIMITS.lateMs;
    changes.before = () => {
      throw new Error('away');
    };
    await watch.look();
    expect([forgotten, watch.seenUntil]).toEqual([['all'], seen]);
    changes.before = () => undefined;
    await watch.look();
    expect([forgotten, watch.seenUntil]).toEqual([['all', 'reviews'], clock.now]);
  });
});

describe('a change by this process', () => {
  it('has the next reader look, whatever was seen before', async () => {
    const { clock, watch } = await setUp();
    watch.changed();
    expect(watch.seenUntil).toBe(-Infinity);
    await watch.look();
    expect(watch.seenUntil).toBe(clock.now);
  });

  it('is not seen by a look that began before it: another one begins', async () => {
    const { clock, changes, watch, forgotten } = await setUp();
    const early = watch.look();
    watch.changed();
    await early;
    expect(watch.seenUntil).toBe(-Infinity);
    changes.note(BLOGS);
    await watch.look();
    expect([changes.asked, forgotten]).toEqual([2, ['blogs']]);
    expect(watch.seenUntil).toBe(clock.now);
  });

  it('has those who come after it share a look of their own', async () => {
    const { changes, watch } = await setUp();
    const early = watch.look();
    watch.changed();
    await Promise.all([early, watch.look(), watch.look()]);
    expect(changes.asked).toBe(2);
  });
});

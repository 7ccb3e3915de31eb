import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSideBySide, describeFailure } from '../histories/check.ts';
import { BUILT } from '../histories/planted/plant.ts';
import { World } from '../histories/world.ts';

/** `.ci/run` plays the 300 of `npm run check:histories` as well. */
const RUNS = 60;

let worlds: World[];
beforeAll(async () => {
  worlds = await Promise.all([
    World.create('histories-a', BUILT),
    World.create('histories-b', BUILT),
  ]);
});
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.end()));
});

describe(`${RUNS} random histories over two processes`, () => {
  it('go as the model of the shop says, whatever crashes, fails or comes twice', async () => {
    let played = 0;
    let faults = 0;
    const failures = await checkSideBySide(worlds, {
      runs: RUNS,
      seed: Math.floor(Math.random() * 2 ** 31),
      onPlayed: (history) => {
        played += 1;
        faults += history.faults;
      },
    });
    expect(failures.map(describeFailure)).toEqual([]);
    expect(played).toBeGreaterThanOrEqual(RUNS);
    expect(faults).toBeGreaterThan(RUNS / 2);
  }, 600_000);
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laneCount, lanesEnv } from './shop-lanes.ts';

describe('laneCount', () => {
  it.each([
    [undefined, 4, 3],
    [undefined, 1, 2],
    [60, 2, 3],
    [2, 2, 2],
    [1, 2, 1],
    [0, 2, 1],
  ])('of %s files on %i cores is %i', (files, cores, lanes) => {
    expect(laneCount(files, cores)).toBe(lanes);
  });
});

it('names the first shop as if it were the only one, and who may claim which', () => {
  const [one, two] = [{ SHOP_URL: 'http://one' }, { SHOP_URL: 'http://two' }];
  const { ROLLWELL_SHOPS: all = '', ...first } = lanesEnv([one, two], '/run');
  expect(first).toEqual(one);
  expect(JSON.parse(all)).toEqual([
    { ...one, ROLLWELL_CLAIM: join('/run', 'shop-1.claim') },
    { ...two, ROLLWELL_CLAIM: join('/run', 'shop-2.claim') },
  ]);
});

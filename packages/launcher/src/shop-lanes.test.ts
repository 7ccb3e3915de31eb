import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laneCount, lanesEnv } from './shop-lanes.ts';

describe('laneCount', () => {
  it.each([
    [[], 4, 3],
    [[], 1, 2],
    [['--project', 'shop'], 2, 3],
    [['tests/api'], 2, 3],
    [['tests/api/http.test.ts', 'tests/api/users.test.ts'], 2, 3],
    [['tests/api/http.test.ts'], 2, 1],
    [['tests/api/http.test.ts', '--reporter=dot'], 2, 1],
  ])('of %j on %i cores is %i', (args, cores, lanes) => {
    expect(laneCount(args, cores)).toBe(lanes);
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

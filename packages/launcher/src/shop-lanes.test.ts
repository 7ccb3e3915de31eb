import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laneCount, lanesEnv } from './shop-lanes.ts';

const GIB = 1024 ** 3;

describe('laneCount', () => {
  it.each([
    [[], 2, 3],
    [[], 8, 3],
    [[], 1, 1],
    [['--reporter=dot'], 2, 3],
    [['tests/api'], 2, 2],
    [['tests/api'], 1, 1],
    [['tests/api/http.test.ts', 'tests/api/users.test.ts'], 2, 2],
    [['tests/api/http.test.ts'], 2, 1],
    [['tests/api/http.test.ts', '--reporter=dot'], 2, 1],
  ])('of %j on %i cores is %i', (args, cores, lanes) => {
    expect(laneCount(args, { cores, memoryBytes: 16 * GIB })).toBe(lanes);
  });

  it('is two where the memory is that of a small laptop', () => {
    expect(laneCount([], { cores: 2, memoryBytes: 8 * GIB })).toBe(2);
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

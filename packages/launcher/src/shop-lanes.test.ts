import { describe, expect, it } from 'vitest';
import { laneCount, lanesEnv } from './shop-lanes.ts';

describe('laneCount', () => {
  it.each([
    [[], 4, 2],
    [[], 1, 1],
    [['--project', 'browser'], 2, 2],
    [['tests/api'], 2, 2],
    [['tests/api/http.test.ts', 'tests/api/users.test.ts'], 2, 2],
    [['tests/api/http.test.ts'], 2, 1],
    [['tests/api/http.test.ts', '--reporter=dot'], 2, 1],
  ])('of %j on %i cores is %i', (args, cores, lanes) => {
    expect(laneCount(args, cores)).toBe(lanes);
  });
});

it('names the first shop as if it were the only one', () => {
  const [one, two] = [{ SHOP_URL: 'http://one' }, { SHOP_URL: 'http://two' }];
  expect(lanesEnv([one, two])).toEqual({ ...one, ROLLWELL_SHOPS: JSON.stringify([one, two]) });
});

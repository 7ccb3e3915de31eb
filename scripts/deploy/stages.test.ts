import { describe, expect, it } from 'vitest';
import { readIndexes, shopTargets, stagesOf } from './stages.ts';

const config = { firestore: {}, storage: {}, functions: [], hosting: {} };
const shared = ['--project', 'paint-shop'];
const stages = stagesOf(shared, 'abc1234', shopTargets(config));

describe('a deployment', () => {
  it('makes new indexes before the functions that ask for them, and deletes old ones after', () => {
    expect(Object.keys(stages)).toEqual(['indexes', 'shop', 'leftovers']);
    expect(stages.indexes.args).toContain('firestore:indexes');
    // Interactive it would offer to delete what the functions of now still ask for.
    expect(stages.indexes.args).toContain('--non-interactive');
    expect(stages.leftovers.args).not.toContain('--non-interactive');
  });

  it('deploys rules, functions and site together, and no index with them', () => {
    expect(stages.shop.args).toEqual([
      'deploy',
      '--only',
      'firestore:rules,storage,functions,hosting',
      '--message',
      'abc1234',
      ...shared,
    ]);
  });
});

describe('the indexes of a project', () => {
  const listing = `Compound Indexes
[READY] (orders) -- (uid,ASCENDING) (createdAt,DESCENDING)  -- Density:SPARSE_ALL
[CREATING] (products) -- (line,ASCENDING) (price,ASCENDING)  --

Field Overrides
[orders.events] -- (no indexes)
[baskets.expireAt] -- (no indexes) TTL(ACTIVE)
`;

  it('are read as the Firebase CLI lists them', () => {
    expect(readIndexes(listing)).toEqual({
      ready: 1,
      building: ['(products) -- (line,ASCENDING) (price,ASCENDING)  --'],
      broken: [],
    });
  });

  it('that need repair are named', () => {
    const { broken } = readIndexes('[NEEDS_REPAIR] (orders) -- (uid,ASCENDING)');
    expect(broken).toEqual(['(orders) -- (uid,ASCENDING) is NEEDS_REPAIR']);
  });

  it('are none in a project without any', () => {
    expect(readIndexes('Compound Indexes\nNone\n')).toEqual({ ready: 0, building: [], broken: [] });
  });
});

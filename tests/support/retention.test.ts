import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, RETENTION } from '@rollwell/functions/contract';

const { fieldOverrides } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../firestore.indexes.json'), 'utf8'),
) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };

describe('the table of how long things are kept', () => {
  it('has a row for every collection', () => {
    expect(Object.keys(RETENTION).toSorted()).toEqual(Object.values(COLLECTIONS).toSorted());
  });

  it('names a TTL policy where the index file has one, and nowhere else', () => {
    const policies = fieldOverrides.filter(({ ttl }) => ttl);
    expect(policies.map(({ fieldPath }) => fieldPath)).toEqual(policies.map(() => 'expireAt'));
    const named = Object.entries(RETENTION).filter(([, { end }]) => end === 'ttl');
    expect(named.map(([name]) => name).toSorted()).toEqual(
      policies.map(({ collectionGroup }) => collectionGroup).toSorted(),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '../../contract/constants.ts';
import { pieces } from '../../contract/money/units.ts';
import { facts, kinds, NOW, place, product, stocked, terms } from './allocate.fixtures.ts';
import { allocate } from './allocate.ts';
import type { RestockRequest } from './requests.ts';

const restock = (delta: number, more: Partial<RestockRequest> = {}): RestockRequest => ({
  kind: 'restock',
  productId: 'roller',
  delta,
  auditId: `audit-${delta}`,
  audit: { type: 'product.restocked', at: NOW, by: 'admin@test.example', details: { delta } },
  idempotency: undefined,
  attempted: false,
  ...more,
});

describe('allocate, restocking and removals', () => {
  it('adds to what is left after the sales of the same group', () => {
    const { outcomes, commit } = allocate(facts(), [place('a', 5), restock(200)], terms);
    expect(outcomes).toMatchObject([{ kind: 'placed' }, { kind: 'restocked', replayed: false }]);
    expect(commit).toMatchObject({
      stock: [{ available: 205, received: 200 }],
      restocked: [{ auditId: 'audit-200', audit: { details: { delta: 200 } }, key: undefined }],
    });
  });

  it('makes new pieces available to the next requests', () => {
    expect(kinds(facts(), [place('a', 11), restock(1), place('b', 11)])).toEqual([
      'out_of_stock',
      'restocked',
      'placed',
    ]);
  });

  it('takes away what is there and no more, after the sales', () => {
    expect(kinds(facts(), [place('a', 4), restock(-7)])).toEqual(['placed', 'out_of_stock']);
    const { commit } = allocate(facts(), [place('a', 4), restock(-6)], terms);
    expect(commit?.stock[0]).toMatchObject({ available: 0, received: -6 });
  });

  it('counts no further than the shop can', () => {
    const full = facts({
      products: stocked({ ...product, available: pieces(MAX_QUANTITY - 1) }),
    });
    expect(kinds(full, [restock(2)])).toEqual(['validation_failed']);
    expect(kinds(full, [restock(1)])).toEqual(['restocked']);
    expect(kinds(facts({ products: stocked() }), [restock(1)])).toEqual(['not_found']);
  });

  it('happens once under a key, and once by its audit entry', () => {
    const idempotency = { id: 'key', fingerprint: 'same' };
    const first = restock(5, { idempotency });
    const again = restock(5, { idempotency, auditId: 'other' });
    const { outcomes, commit } = allocate(facts(), [first, again], terms);
    expect(outcomes).toEqual([
      { kind: 'restocked', replayed: false },
      { kind: 'restocked', replayed: true },
    ]);
    expect(commit).toMatchObject({ stock: [{ received: 5 }], restocked: [{ key: { id: 'key' } }] });

    const key = { ...idempotency, status: 200, body: {}, expiresAt: NOW + 1, version: 'v1' };
    const known = facts({ keys: new Map([['key', key]]) });
    expect(allocate(known, [restock(5, { idempotency })], terms).commit).toBeUndefined();
    const other = { ...idempotency, fingerprint: 'other' };
    expect(kinds(known, [restock(5, { idempotency: other })])).toEqual(['idempotency_mismatch']);
    expect(kinds(facts(), [first, restock(5, { idempotency: other })])).toEqual([
      'restocked',
      'idempotency_mismatch',
    ]);

    const logged = facts({ audits: new Set(['audit-5']) });
    expect(allocate(logged, [restock(5)], terms)).toMatchObject({
      outcomes: [{ kind: 'restocked', replayed: false }],
      commit: undefined,
    });
  });
});

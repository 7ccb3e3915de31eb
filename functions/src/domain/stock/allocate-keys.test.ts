import { describe, expect, it } from 'vitest';
import { facts, HOUR_MS, kinds, NOW, place, terms } from './allocate.fixtures.ts';
import { allocate } from './allocate.ts';

describe('allocate, idempotency keys', () => {
  const idempotency = { id: 'key', fingerprint: 'same' };
  const record = {
    fingerprint: 'same',
    status: 201,
    body: { insertedId: 'first' },
    expiresAt: NOW + 1,
    version: 'v7',
  };
  const known = (more: Partial<typeof record> = {}) =>
    facts({ keys: new Map([['key', { ...record, ...more }]]) });

  it('places once within a group and answers the others with the same order', () => {
    const group = [place('a', 2, { idempotency }), place('b', 2, { idempotency })];
    const { outcomes, commit } = allocate(facts(), group, terms);
    expect(outcomes).toEqual([
      { kind: 'placed', id: 'a', replayed: false },
      { kind: 'placed', id: 'a', replayed: true },
    ]);
    expect(commit?.placed).toHaveLength(1);
    expect(commit?.placed[0]?.key).toMatchObject({
      id: 'key',
      status: 201,
      body: { insertedId: 'a' },
      expiresAt: NOW + 24 * HOUR_MS,
      replaces: undefined,
    });
  });

  it('answers what was answered before, even when nothing is left', () => {
    const { outcomes } = allocate(known(), [place('b', 11, { idempotency })], terms);
    expect(outcomes).toEqual([{ kind: 'placed', id: 'first', replayed: true }]);
  });

  it('refuses another content under the same key, before and within the group', () => {
    const other = { id: 'key', fingerprint: 'other' };
    expect(kinds(known(), [place('b', 2, { idempotency: other })])).toEqual([
      'idempotency_mismatch',
    ]);
    expect(
      kinds(facts(), [place('a', 2, { idempotency }), place('b', 2, { idempotency: other })]),
    ).toEqual(['placed', 'idempotency_mismatch']);
  });

  it('takes a key that ran out for new and replaces its record', () => {
    const { commit } = allocate(known({ expiresAt: NOW }), [place('b', 2, { idempotency })], terms);
    expect(commit?.placed[0]).toMatchObject({ order: { _id: 'b' }, key: { replaces: 'v7' } });
  });

  it('keeps keys apart, and requests without one', () => {
    const other = { id: 'other-key', fingerprint: 'same' };
    const group = [
      place('a', 2),
      place('b', 2, { idempotency }),
      place('c', 2, { idempotency: other }),
    ];
    const { outcomes } = allocate(facts(), group, terms);
    expect(outcomes).toEqual(
      ['a', 'b', 'c'].map((id) => ({ kind: 'placed', id, replayed: false })),
    );
  });

  it('does not call it a repetition when an earlier try of the same request has placed it', () => {
    const { outcomes, commit } = allocate(
      known({ body: { insertedId: 'b' } }),
      [place('b', 2, { idempotency })],
      terms,
    );
    expect(outcomes).toEqual([{ kind: 'placed', id: 'b', replayed: false }]);
    expect(commit).toBeUndefined();
  });

  it('does not take a record that names no order for an answer', () => {
    for (const body of [{}, { insertedId: 5 }]) {
      const keys = new Map([['key', { ...record, body }]]);
      const { outcomes } = allocate(facts({ keys }), [place('b', 2, { idempotency })], terms);
      expect(outcomes).toEqual([{ kind: 'placed', id: 'b', replayed: false }]);
    }
  });

  it('does not hide a failure that is no refusal', () => {
    const keys = new Map();
    keys.get = () => {
      throw new Error('broken');
    };
    expect(() => allocate(facts({ keys }), [place('b', 2, { idempotency })], terms)).toThrow(
      'broken',
    );
  });

  it('does not hold a refusal against the next request with the key', () => {
    const group = [place('a', 11, { idempotency }), place('b', 11, { idempotency })];
    expect(kinds(facts(), group)).toEqual(['out_of_stock', 'out_of_stock']);
  });
});

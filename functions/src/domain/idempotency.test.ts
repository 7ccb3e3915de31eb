import { describe, expect, it } from 'vitest';
import { firstAnswer, readIdempotencyKey, recordOf } from './idempotency.ts';

const read = (key: string | undefined, content: unknown = { a: 1, b: [{ c: 2, d: 3 }] }) =>
  readIdempotencyKey(key, 'uid', 'placeOrder', content);

describe('readIdempotencyKey', () => {
  it('differs by person, call and key', () => {
    const ids = [
      readIdempotencyKey('key', 'uid', 'placeOrder', {}),
      readIdempotencyKey('key', 'other', 'placeOrder', {}),
      readIdempotencyKey('key', 'uid', 'openCheckout', {}),
      readIdempotencyKey('key2', 'uid', 'placeOrder', {}),
    ].map((request) => request?.id);
    expect(new Set(ids).size).toBe(4);
  });

  it('ignores the order of fields, and compares every value', () => {
    const print = read('key')?.fingerprint;
    expect(read('key', { b: [{ d: 3, c: 2 }], a: 1 })?.fingerprint).toBe(print);
    expect(read('key', { b: [{ d: 3, c: 2 }], a: '1' })?.fingerprint).not.toBe(print);
    expect(read('key', { b: [{ d: 3 }], a: 1 })?.fingerprint).not.toBe(print);
  });

  it('asks for nothing without a key', () => {
    expect(read(undefined)).toBeUndefined();
  });

  it.each(['', ' ', ' key', 'key ', 'k\ney', 'k\u00e9y', 'k'.repeat(256)])('refuses %j', (key) => {
    expect(() => read(key)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });

  it.each(['k', 'two words', 'k'.repeat(255), '~!@#'])('takes %j', (key) => {
    expect(read(key)?.id).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('firstAnswer', () => {
  const request = { id: 'id', fingerprint: 'print' };
  const record = {
    fingerprint: 'print',
    status: 201,
    body: { insertedId: 'a' },
    expiresAt: 1000,
    version: 'v',
  };

  it('is the recorded one until the key runs out', () => {
    expect(firstAnswer(record, request, 999)).toEqual({ insertedId: 'a' });
    expect(firstAnswer(record, request, 1000)).toBeUndefined();
    expect(firstAnswer(undefined, request, 0)).toBeUndefined();
  });

  it('is refused to another content, unless the key ran out', () => {
    const other = { ...request, fingerprint: 'other' };
    expect(() => firstAnswer(record, other, 999)).toThrow(
      expect.objectContaining({ code: 'idempotency_mismatch' }),
    );
    expect(firstAnswer(record, other, 1000)).toBeUndefined();
  });

  it('is recorded for a day with the status of its call', () => {
    expect(recordOf(request, 'placeOrder', { insertedId: 'a' }, record, 5)).toEqual({
      ...request,
      status: 201,
      body: { insertedId: 'a' },
      expiresAt: 5 + 24 * 60 * 60 * 1000,
      replaces: 'v',
    });
  });
});

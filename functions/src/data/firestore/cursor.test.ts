import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const text = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

describe('a cursor', () => {
  it.each([
    { value: '2026-11-21T08:00:00.123456Z', id: 'abc' },
    { value: 4.35, id: 'abc' },
    { value: 'rôle "ø" / ü', id: '-_' },
  ])('comes back as it was: $value', (position) => {
    const cursor = encodeCursor('products', position);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodeCursor('products', cursor)).toEqual(position);
  });

  it.each([
    ['nothing', ''],
    ['no base64', '!!!'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['another list', text(['users', 'x', 'y'])],
    ['too few parts', text(['products', 'x'])],
    ['too many parts', text(['products', 'x', 'y', 'z'])],
    ['an object for a value', text(['products', {}, 'y'])],
    ['a number for an id', text(['products', 'x', 5])],
    ['half a character', text(['products', '\ud800', 'y'])],
    ['no finite number', Buffer.from('["products",1e999,"y"]').toString('base64url')],
    ['more than any list gives', text(['products', 'x'.repeat(2000), 'y'])],
    ['an object', text({ list: 'products' })],
  ])('of %s is refused', (_what, cursor) => {
    expect(() => decodeCursor('products', cursor)).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });
});

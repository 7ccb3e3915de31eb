import { expect, it } from 'vitest';
import { describeCause } from './log.ts';

it('describes a cause with where it was thrown, its code and what caused it', () => {
  const silent = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
  const text = describeCause(new Error('no answer of the gateway', { cause: silent }));
  expect(text).toMatch(/^Error: no answer of the gateway\n +at .*log\.test\.ts/);
  expect(text).toMatch(/caused by Error: connect refused\n[^]*\(code ECONNREFUSED\)$/);
});

it('leaves out what a library hangs on its error, and addresses in its words', () => {
  const error = Object.assign(new Error('Invalid email address: dora.d+1@shop.example'), {
    raw: { customer_email: 'dora.d+1@shop.example', name: 'Dora' },
  });
  const text = describeCause(error);
  expect(text).toContain('Invalid email address: <address>\n');
  expect(text).not.toMatch(/dora/i);
});

it('leaves the places in packages where they are', () => {
  const place = 'at call (/app/node_modules/@google-cloud/firestore/build/src/pool.js:1:2)';
  expect(describeCause(`${place} for dora@shop.example`)).toBe(`${place} for <address>`);
});

it.each([
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('takes %j for a cause as well', (thrown, told) => {
  expect(describeCause(thrown)).toBe(told);
});

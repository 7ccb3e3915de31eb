import { expect, it } from 'vitest';
import { pole } from './pole.ts';

it('A pole is as long as its tubes and its tip', () => {
  const { triangles } = pole({ outer: 104, inner: 91, color: '#000000', radius: 1.3, grips: 1 });
  const along = triangles.flatMap(({ a, b, c }) => [a.x, b.x, c.x]);
  const length = along.reduce((x, y) => Math.max(x, y)) - along.reduce((x, y) => Math.min(x, y));
  expect(Math.abs(length - 200)).toBeLessThan(6);
});

import { expect, it } from 'vitest';
import { duration } from './say.mjs';

it.each([
  [4200, '4.2 s'],
  [59_970, '1 min 0 s'],
  [119_700, '2 min 0 s'],
  [185_000, '3 min 5 s'],
])('says %d ms as %s', (ms, said) => {
  expect(duration(ms)).toBe(said);
});

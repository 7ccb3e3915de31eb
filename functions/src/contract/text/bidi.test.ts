import { expect, it } from 'vitest';
import { isolated } from './bidi.ts';

it.each([
  ['محمد علي', '\u2068محمد علي\u2069'],
  ['רחוב הרצל 12', '\u2068רחוב הרצל 12\u2069'],
  ['Café علي', '\u2068Café علي\u2069'],
  ['Dora Decorator', 'Dora Decorator'],
  ['Ярослав 山田 ก', 'Ярослав 山田 ก'],
  ['', ''],
])('“%s” is isolated where it is written from right to left', (text, shown) => {
  expect(isolated(text)).toBe(shown);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMON, RARE, unicodeRange } from './font-characters.ts';

const fontsCss = readFileSync(new URL('../src/app/theme/fonts.css', import.meta.url), 'utf8');

it('lists characters as CSS does, neighbours as one range', () => {
  expect(unicodeRange('abcx™')).toBe('U+61-63, U+78, U+2122');
});

it('has the styles ask for the second file only where a page has a character of it', () => {
  const [, range = ''] = /unicode-range:([^;]*);/.exec(fontsCss) ?? [];
  expect(range.trim().replaceAll(/\s+/g, ' ')).toBe(unicodeRange(RARE));
});

it('has each character in one file', () => {
  const both = [...COMMON, ...RARE];
  expect(new Set(both).size).toBe(both.length);
  expect(both).toEqual(expect.arrayContaining([...'AZaz09£€’…éÿß™']));
});

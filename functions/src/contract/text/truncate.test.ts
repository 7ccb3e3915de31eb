import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as PreviewModule from './truncate.ts';

let lib: typeof PreviewModule;
afterEach(() => vi.unstubAllGlobals());

describe.each(['with a segmenter', 'in a browser without one'])('a preview, %s', (browser) => {
  beforeEach(async () => {
    vi.resetModules();
    if (browser !== 'with a segmenter') vi.stubGlobal('Intl', {});
    lib = await import('./truncate.ts');
  });

  it('returns a text of exactly the length unchanged', () => {
    expect(lib.truncate('1234567890', 10)).toBe('1234567890');
    expect(lib.truncate('123456789🎨', 10)).toBe('123456789🎨');
  });

  it('cuts a longer text and adds an ellipsis', () => {
    expect(lib.truncate('12345678901', 10)).toBe('1234567890…');
    expect(lib.truncate('Covers nap well', 7)).toBe('Covers…');
  });

  it('counts an emoji of two code units once, and never splits it', () => {
    expect(lib.truncate('123456789🎨 and more', 10)).toBe('123456789🎨…');
  });
});

describe('a text with combined characters', () => {
  beforeEach(async () => {
    vi.resetModules();
    lib = await import('./truncate.ts');
  });

  it.each([
    ['a painter', '👩🏽‍🎨'],
    ['a flag', '🇧🇪'],
    ['a letter with its accent beside it', 'e\u0301'],
  ])('counts %s once', (_what, character) => {
    expect(lib.truncate(`12345678${character}0 and more`, 9)).toBe(`12345678${character}…`);
    expect(lib.truncate(character.repeat(9), 9)).toBe(character.repeat(9));
  });
});

describe('a text for a place that takes so many units', () => {
  beforeEach(async () => {
    vi.resetModules();
    lib = await import('./truncate.ts');
  });

  it('ends before the character that does not fit', () => {
    expect([lib.cutTo('ab🎨c', 3), lib.cutTo('ab🎨c', 4)]).toEqual(['ab', 'ab🎨']);
    expect([lib.cutTo('👩🏽‍🎨👩🏽‍🎨', 13), lib.cutTo('e\u0301e\u0301', 3)]).toEqual(['👩🏽‍🎨', 'e\u0301']);
    expect(lib.cutTo('abc', 3)).toBe('abc');
  });
});

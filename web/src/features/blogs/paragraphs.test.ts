import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

describe('paragraphsOf', () => {
  it.each([
    ['one line', ['one line']],
    ['first\n\nsecond', ['first', 'second']],
    ['first\r\n\r\nsecond', ['first', 'second']],
    ['first\n \n\n\n second ', ['first', 'second']],
    ['a line\nand the next', ['a line\nand the next']],
    ['\n\n', []],
  ])('of %j are %j', (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});

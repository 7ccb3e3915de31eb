import { describe, expect, it } from 'vitest';
import { readIds, readRows } from './check-document.ts';

describe('the rows of the check document', () => {
  it('carry id, line and the tests that show it', () => {
    const document = [
      '| Line | What it says | Shown by |',
      '| --- | --- | --- |',
      '| `2.home` | A hero | `tests/a.test.ts › home > shows a > b`<br>`b.test.ts › c` |',
    ].join('\n');
    expect(readRows(document)).toEqual([
      {
        id: '2.home',
        line: 'A hero',
        proofs: [
          { file: 'tests/a.test.ts', name: 'home > shows a > b' },
          { file: 'b.test.ts', name: 'c' },
        ],
      },
    ]);
  });

  it('may hold an escaped bar, and may name nothing', () => {
    expect(readRows('| `1.title` | {title} \\| {product} | |')).toEqual([
      { id: '1.title', line: '{title} | {product}', proofs: [] },
    ]);
  });
});

describe('the list of lines', () => {
  it('leaves out remarks and empty lines', () => {
    expect(readIds('# Section 1\n1.a\n\n1.b # a remark\n')).toEqual(['1.a', '1.b']);
  });
});

import { MAX_PURCHASE_LINES } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { areTooMany, quickRows } from './quick-rows.ts';
import { quickTexts } from './texts.ts';

const values = (text: string) =>
  quickRows(text).map(({ articleNumber, quantity }) => [articleNumber, quantity]);

describe('the rows of a quick order', () => {
  it.each([
    ['a semicolon', 'RW-1001;12\nRW-1002;1'],
    ['a tab', 'RW-1001\t12\nRW-1002\t1'],
    ['a comma', 'RW-1001,12\nRW-1002,1'],
    ['a space', 'RW-1001 12\nRW-1002  1'],
    ['the pieces first', '12 x RW-1001\n1× RW-1002'],
    ['an x between them', 'RW-1001 x 12\nRW-1002 x1'],
    ['quotes around them', '"RW-1001";"12"\n"RW-1002"; "1"'],
    ['the line ends of Windows, and of old Macs', 'RW-1001;12\r\nRW-1002;1\r'],
    ['empty lines, and spaces around', '\n  RW-1001 ; 12 \n\n\tRW-1002;1\n\n'],
    ['small letters', 'rw-1001;12\nRw-1002;1'],
    ['dashes as a word processor sets them', 'RW–1001;12\nRW\u20111002;1'],
    ['signs that nobody sees', '\u202aRW-1001\u200b 12\u202c\nRW-\u00ad1002;\u200e1'],
    ['a row of headings', 'Article number;Quantity\nRW-1001;12\nRW-1002;1'],
    ['empty columns after them', 'RW-1001;12;;\nRW-1002,1,'],
    ['quotes and commas', '"RW-1001","12"\n"RW-1002",1'],
    ['a first line that names the sign between them', 'sep=;\nRW-1001;12\nRW-1002;1'],
    ['that first line in quotes, and headings', '"sep=,"\nArticle,Pieces\nRW-1001,12\nRW-1002,1'],
  ])('are read with %s', (_what, text) => {
    expect(values(text)).toEqual([
      ['RW-1001', '12'],
      ['RW-1002', '1'],
    ]);
  });

  it.each([
    ['N;1,200', ['N', '1,200']],
    ['N;1 200', ['N', '1 200']],
    ['N;1\u00A0200', ['N', '1\u00A0200']],
    ['N;1\u202F200', ['N', '1\u202F200']],
    ['N;1.200', ['N', '1.200']],
    ['N;12,5', ['N', '12,5']],
    ['N\t1,200', ['N', '1,200']],
    ['N\t25 cm', ['N', '25 cm']],
    ['N 1 200', ['N', '1 200']],
    ['N 12 pieces', ['N', '12 pieces']],
    ['N,1,200', ['N', '1,200']],
    ['"N","1,200"', ['N', '1,200']],
    ['"N";"2"" wide"', ['N', '2" wide']],
  ])('have all that follows the article number for the pieces: %j', (text, read) => {
    expect(values(text)).toEqual([read]);
  });

  it.each([
    ['N;25 cm roller;12', quickTexts.leftOver('12')],
    ['RW-1001;12;Roller', quickTexts.leftOver('Roller')],
    ['RW-1001\t12\tRoller\t25 cm', quickTexts.leftOver('Roller, 25 cm')],
    ['"RW-1001","12","Roller; blue"', quickTexts.leftOver('Roller; blue')],
    ['RW-1001;"12', quickTexts.quotes],
    ['"RW-1001"x;12', quickTexts.quotes],
  ])('say what is left over or cannot be read in them: %j', (text, wrong) => {
    expect(quickRows(text).map((row) => row.wrong)).toEqual([wrong]);
  });

  it('keep the number of their line, and what is missing or no number in them', () => {
    expect(quickRows('\nRW-1001\nRW-1002;many')).toEqual([
      { number: 2, articleNumber: 'RW-1001', quantity: '' },
      { number: 3, articleNumber: 'RW-1002', quantity: 'many' },
    ]);
    expect(quickRows(' \n\n')).toEqual([]);
  });

  it('are no more than a purchase may have', () => {
    const rows = (count: number) => quickRows('RW-1;1\n'.repeat(count));
    expect(areTooMany(rows(MAX_PURCHASE_LINES))).toBe(false);
    expect(areTooMany(rows(MAX_PURCHASE_LINES + 1))).toBe(true);
  });
});

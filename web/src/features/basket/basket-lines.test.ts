import { MAX_PURCHASE_LINES } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { sameLines, mergeBaskets, parseLines, withLine, withoutProducts } from './basket-lines.ts';

const line = (productId: string, quantity: number) => ({ productId, quantity });
const roller = line('roller', 12);
const tray = line('tray', 1);
const many = Array.from({ length: MAX_PURCHASE_LINES + 5 }, (_none, index) => line(`p${index}`, 1));

describe('parseLines', () => {
  it.each([undefined, null, 7, 'lines', {}, [null, 'roller', 7, []]])(
    'is an empty basket where it is %j',
    (value) => {
      expect(parseLines(value)).toEqual([]);
    },
  );

  it('takes valid lines of stored data', () => {
    const broken = [
      line('', 1),
      ...[0, -1, 1.5, 1e9, Number.NaN].map((quantity) => line('tray', quantity)),
      { ...tray, price: 'cheap' },
      { ...tray, price: -1 },
      { quantity: 1 },
    ];
    expect(parseLines([...broken, { ...roller, price: 4.35 }])).toEqual([
      { ...roller, price: 4.35 },
    ]);
  });

  it('takes each product once, and at most as many lines as a purchase has', () => {
    expect(parseLines([roller, tray, line('roller', 24)])).toEqual([line('roller', 24), tray]);
    expect(parseLines(many)).toHaveLength(MAX_PURCHASE_LINES);
  });
});

it('changes one line in its place, and takes lines out', () => {
  expect(withLine([roller, tray], line('roller', 13))).toEqual([line('roller', 13), tray]);
  expect(withLine([roller], tray)).toEqual([roller, tray]);
  expect(withoutProducts([roller, tray], ['roller', 'gone'])).toEqual([tray]);
});

it('compares two baskets by product and quantity', () => {
  expect(sameLines([roller, tray], [tray, roller])).toBe(true);
  expect(sameLines([roller, tray], [roller])).toBe(false);
  expect(sameLines([roller], [line('roller', 13)])).toBe(false);
  expect(sameLines([roller], [tray])).toBe(false);
});

describe('mergeBaskets', () => {
  it('without a base takes all lines, and the larger quantity of each product', () => {
    const mine = [roller, line('frame', 2)];
    expect(mergeBaskets([], mine, [line('roller', 6), line('frame', 3), tray])).toEqual([
      roller,
      line('frame', 3),
      tray,
    ]);
  });

  it('takes a change of one side alone: more, fewer, added and removed', () => {
    const base = [roller, tray, line('frame', 5)];
    const mine = [line('roller', 6), tray, line('frame', 5), line('pole', 1)];
    const theirs = [roller, line('frame', 9), line('kit', 1)];
    expect(mergeBaskets(base, mine, theirs)).toEqual([
      line('roller', 6),
      line('frame', 9),
      line('pole', 1),
      line('kit', 1),
    ]);
  });

  it('keeps a line that one side removed and the other changed', () => {
    expect(mergeBaskets([roller], [], [line('roller', 24)])).toEqual([line('roller', 24)]);
    expect(mergeBaskets([roller], [line('roller', 24)], [])).toEqual([line('roller', 24)]);
    expect(mergeBaskets([roller], [line('roller', 6)], [line('roller', 24)])).toEqual([
      line('roller', 24),
    ]);
    expect(mergeBaskets([roller], [], [])).toEqual([]);
  });

  it('keeps at most as many lines as a purchase has', () => {
    const [first, rest] = [many.slice(0, 150), many.slice(150)];
    expect(mergeBaskets([], first, [...rest, ...many.slice(100, 150)])).toEqual(
      many.slice(0, MAX_PURCHASE_LINES),
    );
  });
});

import { MAX_PURCHASE_LINES } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { sameLines, mergeBaskets, parseLines, withLine, withoutProducts } from './basket-lines.ts';

const line = (productId: string, quantity: number) => ({ productId, quantity });
const roller = line('roller', 12);
const tray = line('tray', 1);
const many = Array.from({ length: MAX_PURCHASE_LINES + 5 }, (_none, index) => line(`p${index}`, 1));

describe('what lies in a browser', () => {
  it.each([undefined, null, 7, 'lines', {}, [null, 'roller', 7, []]])(
    'is an empty basket where it is %j',
    (value) => {
      expect(parseLines(value)).toEqual([]);
    },
  );

  it('is those of its lines that are lines', () => {
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

  it('has each product once, and no more than a purchase', () => {
    expect(parseLines([roller, tray, line('roller', 24)])).toEqual([line('roller', 24), tray]);
    expect(parseLines(many)).toHaveLength(MAX_PURCHASE_LINES);
  });
});

it('changes one line in its place, and takes lines out', () => {
  expect(withLine([roller, tray], line('roller', 13))).toEqual([line('roller', 13), tray]);
  expect(withLine([roller], tray)).toEqual([roller, tray]);
  expect(withoutProducts([roller, tray], ['roller', 'gone'])).toEqual([tray]);
});

it('knows two baskets that want the same', () => {
  expect(sameLines([roller, tray], [tray, roller])).toBe(true);
  expect(sameLines([roller, tray], [roller])).toBe(false);
  expect(sameLines([roller], [line('roller', 13)])).toBe(false);
  expect(sameLines([roller], [tray])).toBe(false);
});

describe('two baskets of one person', () => {
  it('filled before signing in and before: all lines, and of each product the larger quantity', () => {
    const mine = [roller, line('frame', 2)];
    expect(mergeBaskets([], mine, [line('roller', 6), line('frame', 3), tray])).toEqual([
      roller,
      line('frame', 3),
      tray,
    ]);
  });

  it('take over what changed on one side alone: more, fewer, added and taken out', () => {
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

  it('lose nothing that changed on both: a line that one took out and the other changed stays', () => {
    expect(mergeBaskets([roller], [], [line('roller', 24)])).toEqual([line('roller', 24)]);
    expect(mergeBaskets([roller], [line('roller', 24)], [])).toEqual([line('roller', 24)]);
    expect(mergeBaskets([roller], [line('roller', 6)], [line('roller', 24)])).toEqual([
      line('roller', 24),
    ]);
    expect(mergeBaskets([roller], [], [])).toEqual([]);
  });

  it('are no more together than a purchase', () => {
    const [first, rest] = [many.slice(0, 150), many.slice(150)];
    expect(mergeBaskets([], first, [...rest, ...many.slice(100, 150)])).toEqual(
      many.slice(0, MAX_PURCHASE_LINES),
    );
  });
});

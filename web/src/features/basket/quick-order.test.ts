import {
  askWhich,
  MAX_PURCHASE_LINES,
  VALIDATION,
  type Product,
} from '@rollwell/functions/contract';
import { expect, it } from 'vitest';
import { addLines, checkRows, linesOf, withoutValid } from './quick-order.ts';
import { quickRows } from './quick-rows.ts';
import { quickTexts } from './texts.ts';

const product = (articleNumber: string, minOrder: number, available: number) =>
  ({
    _id: `id of ${articleNumber}`,
    name: `Tool ${articleNumber}`,
    price: 4.35,
    minOrder,
    available,
    attributes: { articleNumber },
  }) as Product;

const products = [product('RW-1', 10, 50), product('RW-2', 1, 9), product('RW-3', 5, 4)];
const check = (text: string) => checkRows(quickRows(text), products);

it('turns a list of valid rows into lines', () => {
  expect(linesOf(check('RW-1;10\nRW-2;9').valid)).toEqual([
    { productId: 'id of RW-1', quantity: 10, price: 4.35 },
    { productId: 'id of RW-2', quantity: 9, price: 4.35 },
  ]);
});

it('takes the valid rows of a list in which another is below the minimum, and leaves that one', () => {
  const list = 'Article;Pieces\nRW-1;9\n\n9 x RW-2\nRW-9;1';
  const checked = check(list);
  expect(linesOf(checked.valid)).toMatchObject([{ productId: 'id of RW-2', quantity: 9 }]);
  expect(withoutValid(list, checked)).toEqual({
    list: 'Article;Pieces\nRW-1;9\n\nRW-9;1',
    messages: new Map([
      [2, VALIDATION.minOrderQuantity(10)],
      [4, quickTexts.unknown('RW-9')],
    ]),
  });
  const right = check('RW-2;1');
  expect(withoutValid('RW-2;1', right)).toEqual({ list: '', messages: new Map() });
});

it('has a message for each invalid row', () => {
  const result = check('RW-1;9\nRW-2;10\nRW-2;1\nRW-3;5\nRW-9;1\nRW-1\n\nRW-2;1,5');
  expect(result).toEqual({
    valid: [],
    messages: new Map([
      [1, VALIDATION.minOrderQuantity(10)],
      [2, VALIDATION.outOfStock(1, 9)],
      [3, quickTexts.repeated('RW-2')],
      [4, quickTexts.soldOut('Tool RW-3')],
      [5, quickTexts.unknown('RW-9')],
      [6, quickTexts.repeated('RW-1')],
      [8, quickTexts.repeated('RW-2')],
    ]),
  });
  expect(check('RW-1').messages).toEqual(new Map([[1, 'How many pieces? At least 10']]));
});

const many = [product('RW-1', 10, 5000)];

it.each([
  ['RW-1;1200', 1200],
  ['RW-1;1 200', 1200],
  ['RW-1 1 200', 1200],
  ['RW-1;1\u00A0200', 1200],
  ['RW-1\t1\u202F200', 1200],
  ['RW-1;1\u2009200', 1200],
  ["RW-1;1'200", 1200],
  ['RW-1;1’200', 1200],
  ['RW-1,12', 12],
  ['RW-1;12.0', 12],
])('takes the pieces of a row with groups that can only be thousands: %j', (text, quantity) => {
  expect(checkRows(quickRows(text), many)).toMatchObject({ valid: [{ quantity }] });
});

it.each([
  ['RW-1;1,200', askWhich('1,200', 0)],
  ['RW-1;1.200', askWhich('1.200', 0)],
  ['RW-1,1,200', askWhich('1,200', 0)],
  ['RW-1 12,000', askWhich('12,000', 0)],
  ['RW-1;12,5', quickTexts.notWhole('12,5')],
  ['RW-1;10.5', quickTexts.notWhole('10.5')],
  ['RW-1;1e1x', quickTexts.notWhole('1e1x')],
  ['RW-1;1e2', quickTexts.notWhole('1e2')],
  ['RW-1;12 pieces', quickTexts.notWhole('12 pieces')],
  ['RW-1;1 2', quickTexts.notWhole('1 2')],
  ['RW-1;25 cm roller;12', quickTexts.leftOver('12')],
  ['RW-1;12;25 cm roller', quickTexts.leftOver('25 cm roller')],
  ['RW-1;"12', quickTexts.quotes],
])('refuses a row of which not all is read, and says why: %j', (text, message) => {
  expect(checkRows(quickRows(text), many)).toEqual({
    valid: [],
    messages: new Map([[1, message]]),
  });
});

it('replaces the lines of its products in the basket, or none', () => {
  const basket = [{ productId: 'id of RW-1', quantity: 20 }];
  const list = [
    { productId: 'id of RW-1', quantity: 10 },
    { productId: 'other', quantity: 1 },
  ];
  expect(addLines(basket, list)).toEqual(list);
  const many = Array.from({ length: MAX_PURCHASE_LINES }, (_none, index) => ({
    productId: `p${index}`,
    quantity: 1,
  }));
  expect(addLines(many, list)).toBeUndefined();
  expect(addLines(many, many.slice(0, 3))).toEqual(many);
});

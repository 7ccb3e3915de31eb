import {
  askWhich,
  MAX_PURCHASE_LINES,
  VALIDATION,
  type Product,
} from '@rollwell/functions/contract';
import { expect, it } from 'vitest';
import { checkRows, addLines } from './quick-order.ts';
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
  expect(check('RW-1;10\nRW-2;9')).toEqual({
    lines: [
      { productId: 'id of RW-1', quantity: 10, price: 4.35 },
      { productId: 'id of RW-2', quantity: 9, price: 4.35 },
    ],
  });
});

it('turns none into lines where one row is invalid, with a message for each', () => {
  const result = check('RW-1;9\nRW-2;10\nRW-2;1\nRW-3;5\nRW-9;1\nRW-1\n\nRW-2;1,5');
  expect(result).toEqual({
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
  expect(check('RW-1')).toEqual({ messages: new Map([[1, 'How many pieces? At least 10']]) });
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
  expect(checkRows(quickRows(text), many)).toMatchObject({ lines: [{ quantity }] });
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
  expect(checkRows(quickRows(text), many)).toEqual({ messages: new Map([[1, message]]) });
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

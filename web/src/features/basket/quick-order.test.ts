import { MAX_PURCHASE_LINES, VALIDATION, type Product } from '@rollwell/functions/contract';
import { expect, it } from 'vitest';
import { checkRows, withList } from './quick-order.ts';
import { quickRows } from './quick-rows.ts';
import { quickTexts } from './quick-texts.ts';

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

it('makes lines of a list in which every row is right', () => {
  expect(check('RW-1;10\nRW-2;9')).toEqual({
    lines: [
      { productId: 'id of RW-1', quantity: 10, price: 4.35 },
      { productId: 'id of RW-2', quantity: 9, price: 4.35 },
    ],
  });
});

it('makes none where one row is wrong, and says why of each', () => {
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
  const howMany = { messages: new Map([[1, 'How many pieces? At least 10']]) };
  expect(check('RW-1')).toEqual(howMany);
  expect(check('RW-1;1e1x')).toEqual(howMany);
  expect(check('RW-1;10.5')).toEqual({ messages: new Map([[1, VALIDATION.quantityWhole]]) });
});

it('puts a list into the basket in place of what was there of its products, or not at all', () => {
  const basket = [{ productId: 'id of RW-1', quantity: 20 }];
  const list = [
    { productId: 'id of RW-1', quantity: 10 },
    { productId: 'other', quantity: 1 },
  ];
  expect(withList(basket, list)).toEqual(list);
  const many = Array.from({ length: MAX_PURCHASE_LINES }, (_none, index) => ({
    productId: `p${index}`,
    quantity: 1,
  }));
  expect(withList(many, list)).toBeUndefined();
  expect(withList(many, many.slice(0, 3))).toEqual(many);
});

import { describe, expect, it } from 'vitest';
import { HOME_DELIVERY, orderWith } from '../../contract/orders/order.fixtures.ts';
import { amountIn, orderForms, orderKeywords } from './order-keywords.ts';

const order = orderWith({
  customerName: 'Zoë Painter-Łukaszewicz Groß',
  email: 'zoe@paint-shop.example',
  productName: 'Microfibre roller 25 cm',
  articleNumber: 'RW-1003',
  phone: '+49 (0)170 555 1234',
  city: 'Görlitz',
  delivery: { ...HOME_DELIVERY, postcode: '02826', cost: 4.9 },
  price: 9.5,
  quantity: 4,
});
const keywords = orderKeywords(order);
const finds = (search: string) =>
  orderForms(search).every((forms) => forms.some((form) => keywords.includes(form)));

describe('an order', () => {
  it.each([
    'zoe',
    'Painter Zoë',
    'Zoe@Paint-Shop.example',
    'zoe@paint-',
    'paint-shop.ex',
    'rollers 25cm',
    'painter micro',
    'lukasz gross',
    'ŁUKASZ GROẞ',
    'zo\u200b\u00ade',
    '0170 5551234',
    '0049 170 555 12 34',
    '+491705551234',
    '551234',
    '1234',
    '02826',
    '02826 Görlitz',
    'Gorl',
    '€42.90',
    '42,90',
    'painter 42.90',
    'painter 42,90',
    'RW-1003',
    'rw1003',
    'rw10',
    order.number.slice(0, -4),
    order.number.slice(6),
    order.number.slice(6, 10).toLowerCase(),
    order.number.slice(-4),
    order.number,
    order.number.toLowerCase().replaceAll('-', ''),
  ])('is found by %s', (search) => {
    expect(finds(search)).toBe(true);
  });

  it('asks for a number or a whole address by that alone, so that few orders are read', () => {
    expect(orderForms(order.number)).toEqual([[expect.stringMatching(/^rw26\w{7}$/)]]);
    expect(orderForms(order.email.toUpperCase())).toEqual([[order.email]]);
  });

  it.each(['02827', '5559999', '€42.91', '4.90', 'rw1004', '123'])(
    'is not found by %s',
    (search) => {
      expect(finds(search)).toBe(false);
    },
  );

  it.each(['zoek', 'tray', 'painter tray', 'joe@paint-shop.example'])(
    'is not found by %s',
    (search) => {
      expect(finds(search)).toBe(false);
    },
  );
});

describe('an amount', () => {
  it.each([
    ['473.96', 47396],
    ['€473,96', 47396],
    ['1,234.50', 123450],
    ['1.234,50 €', 123450],
    ["1'234.50", 123450],
    ['473 EUR', 47300],
    ['€ 20', 2000],
  ])('is read in %s', (typed, amount) => {
    expect(amountIn(typed)).toBe(amount);
  });

  it.each(['473', '10115', '25 cm', '1.2', 'roller 473.96', '', '€', '9'.repeat(30)])(
    'is not read in %s',
    (typed) => {
      expect(amountIn(typed)).toBeUndefined();
    },
  );
});

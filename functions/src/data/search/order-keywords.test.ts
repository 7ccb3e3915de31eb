import { describe, expect, it } from 'vitest';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import { orderForms, orderKeywords } from './order-keywords.ts';

const order = orderWith({
  customerName: 'Zoë Painter-Łukaszewicz Groß',
  email: 'zoe@paint-shop.example',
  productName: 'Microfibre roller 25 cm',
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
    order.number,
    order.number.toLowerCase().replaceAll('-', ''),
  ])('is found by %s', (search) => {
    expect(finds(search)).toBe(true);
  });

  it('asks for a number or a whole address by that alone, so that few orders are read', () => {
    expect(orderForms(order.number)).toEqual([[expect.stringMatching(/^rw26\w{7}$/)]]);
    expect(orderForms(order.email.toUpperCase())).toEqual([[order.email]]);
  });

  it.each(['zoek', 'tray', 'painter tray', 'joe@paint-shop.example'])(
    'is not found by %s',
    (search) => {
      expect(finds(search)).toBe(false);
    },
  );
});

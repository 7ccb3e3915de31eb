import { describe, expect, it } from 'vitest';
import { ENDPOINTS, endpointPath } from './api/endpoints.ts';
import { imageSrcSet, imageUrlOfSize } from './site/images.ts';
import {
  formatMoney,
  fromCents,
  isHundredths,
  moneyFormat,
  toCents,
  totalPrice,
} from './money/money.ts';
import { cents } from './money/units.ts';
import { PROGRESS } from './orders/order.fixtures.ts';
import {
  ORDER_TRANSITIONS,
  orderAllows,
  orderRefusal,
  orderState,
  type OrderAction,
  type OrderProgress,
} from './orders/order-transitions.ts';

describe('money', () => {
  it.each([
    [1.8, 7, 12.6],
    [0.1, 3, 0.3],
    [4.35, 100, 435],
    [1.005, 1, 1],
    [19.99, 60, 1199.4],
  ])('%d a piece times %d is %d', (price, quantity, total) => {
    expect(totalPrice(price, quantity)).toBe(total);
  });

  it.each([
    [4.35, true],
    [4.355, false],
    [0, true],
    [1e-9, false],
    [8.2, true],
    [99_999.99, true],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d is an amount of whole cents: %s', (amount, whole) => {
    expect(isHundredths(amount)).toBe(whole);
  });

  it('comes back unchanged from cents for every amount up to 100.00', () => {
    for (let amount = 0; amount <= 10_000; amount += 1)
      expect(toCents(fromCents(cents(amount)))).toBe(amount);
  });

  it('is written in euro as the shop has it, or as another locale does', () => {
    expect(formatMoney(1234.5)).toBe('€1,234.50');
    expect(moneyFormat('de-DE').format(1234.5).replace(/\s/, ' ')).toBe('1.234,50 €');
  });
});

describe('the transition table', () => {
  const at = '2026-11-21T08:00:00.000Z';
  const { placed, shipped, refunding, refunded, refund_failed: failed } = PROGRESS;
  const all = Object.values(PROGRESS);

  it('names the state of an order', () => {
    expect(all.map(orderState)).toEqual(Object.keys(PROGRESS));
    expect(orderState({ ...failed, refundAskedAt: at })).toBe('refunding');
  });

  it.each([
    ['pay', [true, false, false, false, false, false]],
    ['ship', [false, true, false, false, false, false]],
    ['cancel', [true, false, false, false, false, false]],
    ['release', [true, false, false, false, false, false]],
    ['askRefund', [false, true, true, false, false, true]],
    ['settleRefund', [false, true, true, true, false, true]],
    ['declineRefund', [false, false, false, true, false, false]],
    ['failRefund', [false, false, false, false, true, false]],
    ['recordTransfer', [false, false, false, false, false, true]],
  ] as const)(
    '%s is allowed for placed, paid, shipped, refunding, refunded, refund_failed: %j',
    (action, allowed) => {
      expect(all.map((order) => orderAllows(order, action))).toEqual(allowed);
      expect(ORDER_TRANSITIONS[action]).toBeDefined();
    },
  );

  it('refuses an action for the reasons of its row', () => {
    for (const action of Object.keys(ORDER_TRANSITIONS) as OrderAction[]) {
      const refused = all.filter((order) => !orderAllows(order, action));
      const met = new Set<string>(refused.map((order) => orderRefusal(order, action)));
      const { refusal, ...row } = ORDER_TRANSITIONS[action];
      const named = [
        refusal,
        ...('refundRefusal' in row ? [row.refundRefusal] : []),
        ...('until' in row ? [row.until.refusal] : []),
      ];
      expect(met).toEqual(new Set(named));
    }
  });

  it('lets Shipped be undone until its time is over, and not once the money goes back', () => {
    const now = Date.parse(at);
    const until = (ms: number) => ({ ...shipped, undoUntil: new Date(now + ms).toISOString() });
    const undoable = (order: OrderProgress) => orderAllows(order, 'undoShip', now);
    expect([until(1), until(0), shipped].map(undoable)).toEqual([true, false, false]);
    expect(orderRefusal(until(0), 'undoShip')).toBe('undo_too_late');
    const late = { ...until(1), refundAskedAt: at };
    expect([undoable(late), orderRefusal(late, 'undoShip')]).toEqual([false, 'order_refunded']);
    expect(orderRefusal(placed, 'undoShip')).toBe('order_not_paid');
  });

  it.each([
    ['cancel', 'order_paid', 'order_paid'],
    ['ship', 'order_not_paid', 'order_refunded'],
    ['askRefund', 'order_not_paid', 'order_refunded'],
  ] as const)('%s is refused with %s, and once the money goes back with %s', (action, one, two) => {
    expect([placed, refunding, refunded].map((order) => orderRefusal(order, action))).toEqual([
      one,
      two,
      two,
    ]);
  });
});

describe('endpoint paths', () => {
  it('fill in and encode their parameters', () => {
    expect(endpointPath('getUser', { email: 'a+b@c.example' })).toBe('/user/a%2Bb%40c.example');
    expect(endpointPath('listProducts', {})).toBe('/product');
    expect(endpointPath('shipOrder', { id: 'a/b' })).toBe('/order/shipped/a%2Fb');
  });

  it('stand once each', () => {
    const calls = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

describe('pictures', () => {
  const ours = 'http://127.0.0.1:9199/v0/b/shop/o/images%2Fuploads%2Fx%2F640.webp?alt=media';

  it('of ours have a srcset in both formats', () => {
    expect(imageSrcSet(ours, 'avif')?.split(', ')).toEqual(
      [320, 640, 1280].map((w) => `${ours.replace('640.webp', `${w}.avif`)} ${w}w`),
    );
    expect(imageUrlOfSize(ours, 320, 'webp')).toBe(ours.replace('640', '320'));
  });

  it('from elsewhere have none', () => {
    expect(imageSrcSet('https://example.com/roller.webp', 'avif')).toBeUndefined();
    expect(imageSrcSet('https://example.com/roller-640.webp', 'avif')).toBeUndefined();
    expect(imageUrlOfSize('https://example.com/roller.webp', 320, 'webp')).toBe(
      'https://example.com/roller.webp',
    );
  });
});

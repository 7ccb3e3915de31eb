import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money/units.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import { orderRecordWith } from '../../data/orders/order.fixtures.ts';
import { checkoutExpiry, checkoutRequest } from './checkout-request.ts';
import { decidePayment } from './decide-payment.ts';
import { checkout } from './event.fixtures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21, 8, 2);

const order = orderRecordWith({ holdUntil: new Date(NOW + 5 * HOUR).toISOString() });
const paid = { ...order, paid: true, tranID: 'pi_1' };

describe('decidePayment', () => {
  it.each([
    ['the whole amount for an unpaid order pays it', checkout, order, 'open'],
    ['the session may have been called expired before', checkout, order, 'expired'],
    ['the shop may have no record of the session', checkout, order, undefined],
  ] as const)('%s', (_what, facts, of, status) => {
    expect(decidePayment(facts, [of], status && { status })).toEqual({
      kind: 'pay',
      tranId: 'pi_1',
    });
  });

  it('takes the session’s id where nothing was to be paid', () => {
    const free = { ...checkout, paymentIntentId: null, amount: cents(0) };
    expect(decidePayment(free, [{ ...order, price: 0, totalPrice: 0 }], undefined)).toEqual({
      kind: 'pay',
      tranId: 'cs_1',
    });
  });

  it.each([
    ['the order has it already', paid, 'paid'],
    ['it was shipped since', { ...paid, shipped: true }, 'paid'],
    ['the money went back before', order, 'refunded'],
    ['the money went back for an order that is gone', undefined, 'refunded'],
  ] as const)('does nothing when %s', (_why, of, status) => {
    expect(decidePayment(checkout, of ? [of] : [], { status })).toEqual({ kind: 'known' });
  });

  it.each([
    ['order_gone', undefined, checkout],
    ['order_paid', { ...paid, tranID: 'pi_other' }, checkout],
    ['order_paid', { ...paid, tranID: 'pi_other', refundedAt: order.createdAt }, checkout],
    ['amount_mismatch', order, { ...checkout, amount: cents(1304) }],
    ['amount_mismatch', order, { ...checkout, currency: 'USD' }],
  ] as const)('refunds for the reason %s', (reason, of, facts) => {
    expect(decidePayment(facts, of ? [of] : [], { status: 'open' })).toEqual({
      kind: 'refund',
      reason,
    });
  });
});

describe('checkoutExpiry', () => {
  it.each([5 * HOUR, 5 * HOUR + 999, 40 * MINUTE, 24 * HOUR])(
    'is shortly before the end of a hold of %i ms',
    (hold) => {
      expect(checkoutExpiry(NOW + hold, NOW)).toBe(Math.floor((NOW + hold - 5 * MINUTE) / 1000));
    },
  );

  it.each([-4 * MINUTE, 4 * MINUTE])(
    'is what the gateway takes, with our clock %i ms from its',
    (apart) => {
      for (let hold = MINUTE; hold <= 24 * HOUR; hold += 17 * MINUTE) {
        const ours = NOW + apart;
        const life = (checkoutExpiry(ours + hold, ours) ?? 0) * 1000 - NOW;
        expect(life).toBeGreaterThanOrEqual(30 * MINUTE);
        expect(life).toBeLessThanOrEqual(24 * HOUR);
      }
    },
  );

  it('is left to the gateway beyond the longest it allows', () => {
    expect(checkoutExpiry(NOW + 24 * HOUR + 1, NOW)).toBeUndefined();
  });

  it('is at least the shortest it allows, the same for two calls at nearly the same time', () => {
    const soon = checkoutExpiry(NOW + MINUTE, NOW) ?? 0;
    expect(soon * 1000 - NOW).toBeGreaterThanOrEqual(35 * MINUTE);
    expect(soon * 1000 - NOW).toBeLessThanOrEqual(40 * MINUTE);
    expect(checkoutExpiry(NOW + MINUTE, NOW + 1000)).toBe(soon);
  });
});

describe('checkoutRequest', () => {
  it('asks for the order in cents and for the same session again until one was opened', () => {
    const request = checkoutRequest([order], 'https://shop.test', NOW);
    expect(request).toMatchObject({
      items: [{ unitAmount: 435, quantity: 3 }],
      currency: 'EUR',
      successUrl: 'https://shop.test/payment/order-1?checkout=success',
      cancelUrl: 'https://shop.test/payment/order-1?checkout=cancelled',
    });
    expect(checkoutRequest([order], 'https://shop.test', NOW + 1000).key).toBe(request.key);
    const checkoutSessionId = 'cs_other';
    expect(
      checkoutRequest([{ ...order, checkoutSessionId }], 'https://shop.test', NOW).key,
    ).not.toBe(request.key);
  });
});

describe('the key under which a checkout is asked for', () => {
  const keyOf = (more: Partial<WholeOrder>) =>
    checkoutRequest([{ ...order, ...more }], 'http://shop.test', NOW).key;

  it('names the checkout opened before, and when this one ends', () => {
    const ends = (NOW + 5 * HOUR - 5 * MINUTE) / 1000;
    expect(keyOf({ checkoutSessionId: null })).toBe(`checkout-order-1-first-${ends}`);
    expect(keyOf({ checkoutSessionId: 'cs_1' })).toBe(`checkout-order-1-cs_1-${ends}`);
  });

  it('says so where the gateway decides when it ends', () => {
    const holdUntil = new Date(NOW + 25 * HOUR).toISOString();
    expect(keyOf({ holdUntil, checkoutSessionId: null })).toBe('checkout-order-1-first-longest');
  });
});

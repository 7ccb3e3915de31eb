import type { OrderEvent } from '@rollwell/functions/contract';
import { PROGRESS } from '@rollwell/functions/contract/fixtures';
import { expect, test } from 'vitest';
import { paymentState } from './payment-state.ts';

const events = (...types: OrderEvent['type'][]): OrderEvent[] =>
  types.map((type) => ({ type, at: '2026-11-21T08:00:00.000Z', by: 'shop' }));
const open = { ...PROGRESS.placed, events: events('placed'), withdrawal: null };

test('is open without an attempt to pay', () => {
  expect(paymentState(open, null)).toBe('open');
});

test('is confirming after the return from the gateway, and paid after its webhook', () => {
  expect(paymentState(open, 'success')).toBe('confirming');
  expect(paymentState({ ...open, paid: true }, 'success')).toBe('paid');
});

test('is declined after a refused card, and cancelled after a checkout that was left', () => {
  const left = events('placed', 'checkout_opened');
  const declined = events('placed', 'checkout_opened', 'payment_declined');
  expect(paymentState({ ...open, events: left }, 'cancelled')).toBe('cancelled');
  expect(paymentState({ ...open, events: declined }, 'cancelled')).toBe('declined');
});

test('is open again after a new attempt', () => {
  const again = events('placed', 'checkout_opened', 'payment_declined', 'checkout_opened');
  expect(paymentState({ ...open, events: again }, null)).toBe('open');
});

test('is withdrawn after a withdrawal from all of it, until the refund', () => {
  const withdrawal = {
    ...{ at: '2026-11-22T08:00:00.000Z', timing: 'before_delivery' as const },
    ...{ lastDay: null, refundBy: '2026-12-06', part: '' },
  };
  const told = (state: keyof typeof PROGRESS, part = '') =>
    paymentState({ ...open, ...PROGRESS[state], withdrawal: { ...withdrawal, part } }, 'success');
  expect([told('paid'), told('shipped'), told('refunding'), told('refunded')]).toEqual([
    ...['withdrawn', 'withdrawn', 'refunding', 'refunded'],
  ]);
  expect(told('paid', '2 rollers')).toBe('paid');
});

test.each([
  ['paid', 'paid'],
  ['shipped', 'shipped'],
  ['refunding', 'refunding'],
  ['refunded', 'refunded'],
  ['refund_failed', 'refunding'],
] as const)('%s is told as %s, wherever somebody comes from', (state, told) => {
  const order = { ...open, ...PROGRESS[state] };
  expect([null, 'success', 'cancelled'].map((from) => paymentState(order, from))).toEqual(
    Array<string>(3).fill(told),
  );
});

import { expect, it } from 'vitest';
import { expectDescribed } from './described-answers.fixtures.ts';

const withdrawal = {
  _id: 'a',
  name: 'Dora',
  orderNumber: 'RW',
  email: 'dora@customer.example',
  part: '',
  createdAt: '2026-11-23T08:00:00.000Z',
  timing: null,
  lastDay: null,
  refundBy: '2026-12-07',
  orders: [],
};
const error = { error: { code: 'unauthenticated', message: 'Please sign in.' } };
const busy = { error: { code: 'payment_unavailable', message: 'Later.' } };
const bearer = { 'WWW-Authenticate': 'Bearer realm="Rollwell"' };

const faultOf = (...asked: Parameters<typeof expectDescribed>): string => {
  try {
    expectDescribed(...asked);
    return '';
  } catch (thrown) {
    return (thrown as Error).message;
  }
};
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  body,
  headers: new Headers(headers),
});

it('takes an answer as the document describes it', () => {
  expect(faultOf('listWithdrawals', answer(200, [withdrawal], { 'X-Next-Cursor': 'c' }))).toBe('');
  expect(faultOf('listWithdrawals', answer(401, error, bearer))).toBe('');
  expect(faultOf('openCheckout', answer(503, busy, { 'Retry-After': '1' }))).toBe('');
});

it.each([
  ['a field that is not described', answer(200, [{ ...withdrawal, secret: 1 }]), 'additional'],
  [
    'a value outside its choices',
    answer(200, [{ ...withdrawal, timing: 'never' }]),
    'allowed values',
  ],
  ['a time that is none', answer(200, [{ ...withdrawal, createdAt: 'today' }]), 'date-time'],
  ['a field too few', answer(200, [{ ...withdrawal, refundBy: undefined }]), 'refundBy'],
  ['a header that is not described', answer(200, [], { 'Retry-After': '1' }), 'has retry-after'],
  ['no word on how to sign in', answer(401, error), 'lacks www-authenticate'],
])('refuses one with %s', (_what, given, sentence) => {
  expect(faultOf('listWithdrawals', given)).toContain(sentence);
});

it('refuses a 503 that does not say when to try again', () => {
  expect(faultOf('openCheckout', answer(503, busy))).toContain('lacks retry-after');
});

it.each([
  [4.35, ''],
  [0.29, ''],
  [999_999.07, ''],
  [
    4.355,
    'getBasket answered 200 otherwise than described: body/lines/0/price must be multiple of 0.01',
  ],
])('says of a price of %d in a basket: "%s"', (price, fault) => {
  const basket = {
    lines: [{ productId: 'a', quantity: 1, price }],
    updatedAt: withdrawal.createdAt,
  };
  expect(faultOf('getBasket', answer(200, basket))).toBe(fault);
});

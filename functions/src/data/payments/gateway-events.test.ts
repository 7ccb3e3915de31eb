import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { shopMark } from '../../contract/orders/payments.ts';
import { HANDLED_EVENTS, toPaymentEvent } from './gateway-events.ts';

const OURS = { orderId: 'order-1', shop: shopMark('rollwell', 'https://rollwell.example') };
const THEIRS = { orderId: 'order-1', shop: shopMark('brushes', 'https://brushes.example') };
const UNMARKED = { orderId: 'order-1' };

const eventOf = (type: string, object: object) =>
  toPaymentEvent({ id: 'evt_1', type, data: { object } } as Stripe.Event, 'rollwell', 'v1');
const kindOf = (type: string, object: object): string => eventOf(type, object).fact.kind;

const session = { object: 'checkout.session', id: 'cs_1', payment_status: 'paid' };
const intent = { object: 'payment_intent', id: 'pi_1' };
const charge = { object: 'charge', payment_intent: 'pi_1', amount_refunded: 1, refunded: true };
const refund = {
  ...{ object: 'refund', id: 're_1', payment_intent: 'pi_1', amount: 1 },
  status: 'failed',
};

describe.each([
  ['checkout.session.completed', session, 'completed'],
  ['checkout.session.expired', session, 'expired'],
  ['payment_intent.payment_failed', intent, 'declined'],
  ['charge.refunded', charge, 'refunded'],
])('%s', (type, object, kind) => {
  it('is ours with our mark, and with no other and none', () => {
    expect(kindOf(type, { ...object, metadata: OURS })).toBe(kind);
    expect(kindOf(type, { ...object, metadata: THEIRS })).toBe('foreign');
    expect(kindOf(type, { ...object, metadata: UNMARKED })).toBe('foreign');
    expect(kindOf(type, { ...object, metadata: null })).toBe('foreign');
  });
});

describe('refund.failed', () => {
  it('may be ours without a mark, which one made in the gateway’s dashboard does not carry', () => {
    expect(kindOf('refund.failed', { ...refund, metadata: {} })).toBe('refund_failed');
    expect(kindOf('refund.failed', { ...refund, metadata: OURS })).toBe('refund_failed');
    expect(kindOf('refund.failed', { ...refund, metadata: THEIRS })).toBe('foreign');
  });

  it.each([
    ['with our mark', OURS, 'order-1'],
    ['without a mark, since another program may count its orders alike', UNMARKED, undefined],
  ])('names an order of ours %s', (_how, metadata, orderId) => {
    const { fact } = eventOf('refund.failed', { ...refund, metadata });
    expect(fact).toMatchObject({ kind: 'refund_failed', orderId });
  });
});

describe('a refund that changed', () => {
  it.each(['refund.updated', 'charge.refund.updated'])('in %s matters once it failed', (type) => {
    expect(kindOf(type, { ...refund, status: 'succeeded', metadata: OURS })).toBe('ignored');
    expect(kindOf(type, { ...refund, status: 'canceled', metadata: OURS })).toBe('refund_failed');
  });
});

describe('a dispute', () => {
  const dispute = {
    ...{ object: 'dispute', id: 'du_1', payment_intent: 'pi_1', amount: 1305, currency: 'eur' },
    ...{ reason: 'fraudulent', created: 1, evidence_details: { due_by: 2 }, metadata: {} },
  };
  const factOf = (type: string, status: string) =>
    toPaymentEvent(
      { id: 'evt_1', type, data: { object: { ...dispute, status } } } as unknown as Stripe.Event,
      'rollwell',
      'v1',
    ).fact;

  it('carries no mark; it is ours if its payment is', () => {
    expect(factOf('charge.dispute.created', 'needs_response')).toEqual({
      kind: 'dispute',
      stage: 'opened',
      ...{ disputeId: 'du_1', paymentIntentId: 'pi_1', amount: 1305, currency: 'EUR' },
      ...{ reason: 'fraudulent', state: 'open', openedAt: 1000, dueBy: 2000 },
    });
  });

  it.each([
    ['charge.dispute.updated', 'under_review', 'changed', 'open'],
    ['charge.dispute.updated', 'warning_under_review', 'changed', 'open'],
    ['charge.dispute.funds_withdrawn', 'needs_response', 'withdrawn', 'open'],
    ['charge.dispute.closed', 'lost', 'closed', 'lost'],
    ['charge.dispute.closed', 'warning_closed', 'closed', 'closed'],
    ['charge.dispute.funds_reinstated', 'won', 'reinstated', 'won'],
  ])('%s of one that is %s', (type, status, stage, state) => {
    expect(factOf(type, status)).toMatchObject({ stage, state });
  });
});

it('that is about nothing with metadata does not matter', () => {
  expect(kindOf('balance.available', { object: 'balance' })).toBe('ignored');
});

it.each([
  ['the version that we read', 'v1', undefined],
  ['another version', 'v0', 'v0'],
  ['no version', null, 'none'],
])('An event of %s says so', (_which, api_version, otherVersion) => {
  const event = {
    id: 'evt_1',
    type: 'charge.refunded',
    api_version,
    data: { object: { ...charge, metadata: OURS } },
  };
  expect(toPaymentEvent(event as unknown as Stripe.Event, 'rollwell', 'v1').otherVersion).toBe(
    otherVersion,
  );
});

it('Every kind of event that the shop makes something of is one that it asks to be told of', () => {
  for (const [type, object] of [
    ['checkout.session.completed', session],
    ['checkout.session.expired', session],
    ['payment_intent.payment_failed', intent],
    ['charge.refunded', charge],
    ['refund.failed', refund],
  ] as const) {
    expect(kindOf(type, { ...object, metadata: OURS })).not.toBe('ignored');
    expect(HANDLED_EVENTS).toContain(type);
  }
});

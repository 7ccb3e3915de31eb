import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { cardFaults, endpointFaults, wantedEndpoint, type Endpoint } from './webhook.ts';

const VERSION = Stripe.API_VERSION;
const wanted = wantedEndpoint('https://paint.example', VERSION);
const asWanted: Endpoint = { ...wanted, status: 'enabled' };
const faultsWith = (change: Partial<Endpoint>) =>
  endpointFaults([{ ...asWanted, ...change }], wanted);

describe('the webhook endpoint of a shop', () => {
  it('is at the address of the shop, of the version that the client reads', () => {
    expect(wanted.url).toBe('https://paint.example/payment/webhook');
    expect(wanted.api_version).toBe(VERSION);
    expect(endpointFaults([asWanted], wanted)).toEqual([]);
    expect(faultsWith({ enabled_events: ['*'] })).toEqual([]);
  });

  it.each([
    ['there is none', { url: 'https://other.example/payment/webhook' }, /^There is no endpoint/],
    ['it is switched off', { status: 'disabled' }, /^It is disabled/],
    ['it is of another version', { api_version: '2020-08-27' }, /^Its events are of 2020-08-27/],
    ['it takes the version of the account', { api_version: null }, /^Its events are of the acc/],
    [
      'an event is missing',
      { enabled_events: wanted.enabled_events.slice(1) },
      /^It is not told of checkout\.session\.completed\.$/,
    ],
  ])('is found fault with where %s', (_what, change, sentence) => {
    expect(faultsWith(change)).toEqual([expect.stringMatching(sentence)]);
  });

  it('is found fault with where there are two', () => {
    expect(endpointFaults([asWanted, asWanted], wanted)).toHaveLength(1);
  });
});

describe('cards', () => {
  const card = {
    available: true,
    display_preference: {},
  } as Stripe.PaymentMethodConfiguration.Card;

  it('are taken where the default configuration offers them', () => {
    expect(cardFaults([{ is_default: true, active: true, card }])).toEqual([]);
  });

  it.each([
    ['nothing is configured', []],
    ['they are off', [{ is_default: true, active: true, card: { ...card, available: false } }]],
    ['only another configuration offers them', [{ is_default: false, active: true, card }]],
  ])('are missed where %s', (_what, configurations) => {
    expect(cardFaults(configurations)).toHaveLength(1);
  });
});

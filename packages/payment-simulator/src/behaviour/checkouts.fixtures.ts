import { expect } from 'vitest';
import { sessionParams } from '../testing.fixtures.ts';
import { DOCS, HOUR_S, open, type Row } from './row.fixtures.ts';

export const CHECKOUTS: readonly Row[] = [
  [
    'lets a checkout live from 30 minutes to 24 hours, and 24 hours unless told otherwise',
    `${DOCS}/api/checkout/sessions/create#create_checkout_session-expires_at`,
    async (bench) => {
      const now = Math.floor(Date.now() / 1000);
      for (const life of [29 * 60, 24 * HOUR_S + 60])
        await expect(open(bench, undefined, { expires_at: now + life })).rejects.toMatchObject({
          param: 'expires_at',
        });
      const unsaid = sessionParams();
      delete unsaid.expires_at;
      const session = await bench.stripe.checkout.sessions.create(unsaid);
      expect(session.expires_at - session.created).toBe(24 * HOUR_S);
    },
  ],
  [
    'expires an open checkout and no other',
    `${DOCS}/api/checkout/sessions/expire`,
    async (bench) => {
      const { id } = await open(bench);
      expect((await bench.stripe.checkout.sessions.expire(id)).status).toBe('expired');
      await expect(bench.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
        statusCode: 400,
      });
      const { id: other } = await open(bench);
      await bench.control({ approve: other });
      await expect(bench.stripe.checkout.sessions.expire(other)).rejects.toMatchObject({
        statusCode: 400,
      });
    },
  ],
  [
    'tells of a checkout that has expired, which then has no page',
    `${DOCS}/api/events/types#event_types-checkout.session.expired`,
    async (bench) => {
      const { id } = await open(bench);
      await bench.stripe.checkout.sessions.expire(id);
      await expect.poll(() => bench.events.at(-1)?.type).toBe('checkout.session.expired');
      expect((await bench.stripe.checkout.sessions.retrieve(id)).url).toBeNull();
    },
  ],
  [
    'refuses a total that is too small or too large for a card',
    `${DOCS}/currencies#minimum-and-maximum-charge-amounts`,
    async (bench) => {
      const [line] = sessionParams().line_items ?? [];
      const costing = (unit_amount: number) =>
        open(bench, undefined, {
          line_items: [
            { quantity: 1, price_data: { ...line?.price_data, currency: 'eur', unit_amount } },
          ],
        });
      await expect(costing(49)).rejects.toMatchObject({ code: 'amount_too_small' });
      await expect(costing(100_000_000)).rejects.toMatchObject({ code: 'amount_too_large' });
      for (const amount of [50, 99_999_999])
        expect((await costing(amount)).amount_total).toBe(amount);
    },
  ],
  [
    'cancels with a checkout the payment that was begun in it',
    `${DOCS}/api/payment_intents/cancel`,
    async (bench) => {
      const { id } = await open(bench);
      await bench.control({ decline: id });
      const session = await bench.stripe.checkout.sessions.expire(id);
      const intent = await bench.stripe.paymentIntents.retrieve(session.payment_intent as string);
      expect(intent.status).toBe('canceled');
    },
  ],
  [
    'lists checkouts of a status, newest first, page by page',
    `${DOCS}/api/checkout/sessions/list`,
    async (bench) => {
      const ids = [(await open(bench)).id, (await open(bench)).id, (await open(bench)).id];
      await bench.stripe.checkout.sessions.expire(ids[1] ?? '');
      const list = (after: object) =>
        bench.stripe.checkout.sessions.list({ status: 'open', limit: 1, ...after });
      const first = await list({});
      expect([first.data[0]?.id, first.has_more]).toEqual([ids[2], true]);
      const second = await list({ starting_after: ids[2] });
      expect([second.data[0]?.id, second.has_more]).toEqual([ids[0], false]);
    },
  ],
];

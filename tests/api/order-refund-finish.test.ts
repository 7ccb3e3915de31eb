import { ORDER_FILTERS } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { finishRefunds } from '../../functions/src/domain/orders/finish-refunds.ts';
import { recordRefund } from '../../functions/src/domain/orders/record-refund.ts';
import { settleRefund } from '../../functions/src/domain/orders/settle-refund.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { control, eventsOf, SHOP_MARK, stripe } from '../support/api-gateway.ts';
import { availableOf, newOrder, newProduct, orderOf, stockIsWhole } from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';
import { auditOf, mailEventsOf } from '../support/api-records.ts';

/** The job as it runs a minute from now, when nobody counts as working on a request any more. */
const finish = () => finishRefunds({ ...deps, now: () => Date.now() + 60_000 });

const { owner, admin } = await people({ owner: 'customer', admin: 'admin' });

/** An order of 3 pieces whose refund, with the pieces back, was asked for while the gateway was silent. */
const halfRefunded = async (fault: object) => {
  const { productId, id } = await paidOrder(owner);
  await control({ failCalls: 1000, ...fault });
  const { status, body } = await call(
    'refundOrder',
    { id },
    { token: admin.token, body: { restock: true } },
  );
  expect([status, body]).toEqual([200, { modifiedCount: 1 }]);
  await control({ failCalls: 0, cut: false, afterEffect: false });
  return { productId, id };
};

/** The office's lists in which the order stands; the newest are on the first page of each. */
const listsWith = async (id: string) => {
  const lists = await Promise.all(
    ORDER_FILTERS.map(async (state) => {
      const query = { state, limit: 100 };
      const { status, body } = await call('listOrders', {}, { token: admin.token, query });
      expect(status).toBe(200);
      return body.some(({ _id }) => _id === id) ? [state] : [];
    }),
  );
  return lists.flat();
};

const refundsAtGateway = async (id: string) =>
  (await eventsOf(id)).filter(({ type }) => type === 'charge.refunded');

const expectRefundedOnce = async ({ id, productId }: { id: string; productId: string }) => {
  expect(await orderOf(owner, id)).toMatchObject({ refundAskedAt: null, returned: true });
  expect((await orderOf(owner, id)).events.filter(({ type }) => type === 'refunded')).toHaveLength(
    1,
  );
  expect(await refundsAtGateway(id)).toHaveLength(1);
  expect(await availableOf(productId)).toBe(10);
  expect(await stockIsWhole(productId)).toBe(true);
  expect((await auditOf(id)).map(({ type }) => type)).toEqual([
    'order.refund_asked',
    'order.refunded',
  ]);
  expect(await mailEventsOf(id)).toContain('refunded');
};

describe('a refund whose gateway did not answer', () => {
  it('is under way until the job finishes it', async () => {
    const order = await halfRefunded({});
    expect(await orderOf(owner, order.id)).toMatchObject({ refundedAt: null, returned: false });
    expect((await orderOf(owner, order.id)).refundAskedAt).not.toBeNull();
    expect(await availableOf(order.productId)).toBe(7);
    const again = await call(
      'refundOrder',
      { id: order.id },
      { token: admin.token, body: { restock: true } },
    );
    expect(again.status).toBe(409);

    const report = await finish();
    expect([report.settled > 0, report.failed]).toEqual([true, []]);
    await expectRefundedOnce(order);
  });

  it('is listed as under way alone, and as refunded alone once it is finished', async () => {
    const { id } = await halfRefunded({});
    expect(await listsWith(id)).toEqual(['refunding']);
    await finish();
    expect(await listsWith(id)).toEqual(['refunded']);
  });

  it('is refunded once although the gateway had done it, with its own event lost', async () => {
    const order = await halfRefunded({ cut: true, afterEffect: true, drop: 1 });
    expect((await orderOf(owner, order.id)).refundedAt).toBeNull();
    await finish();
    await expectRefundedOnce(order);
  });

  it('is completed by the gateway’s event alone, pieces and all', async () => {
    const order = await halfRefunded({ cut: true, afterEffect: true });
    await expect.poll(async () => (await orderOf(owner, order.id)).refundedAt).not.toBeNull();
    await expectRefundedOnce(order);
  });

  it('stays under way while the gateway is silent, and does not stop the others', async () => {
    const [first, second] = [await halfRefunded({}), await halfRefunded({})];
    await control({ failCalls: 3, failOn: 'createRefund' });
    const report = await finish();
    expect(report.failed).toHaveLength(1);
    await finish();
    await expectRefundedOnce(first);
    await expectRefundedOnce(second);
  });
});

describe('settling', () => {
  it('many times at once, with the event in between, records one refund', async () => {
    const order = await halfRefunded({});
    await Promise.all([1, 2, 3, 4].map(() => settleRefund(deps, order.id)));
    await finish();
    await expectRefundedOnce(order);
  });

  it('after a crash between the money and its record does the rest', async () => {
    const order = await halfRefunded({ cut: true });
    const { tranID } = await orderOf(owner, order.id);
    // What a process did before it died: the gateway has paid back, nothing is written.
    await control({ drop: 1 });
    const key = `order-refund-${tranID ?? ''}`;
    await stripe.refunds.create(
      {
        payment_intent: tranID ?? '',
        metadata: { shop: SHOP_MARK, orderId: order.id, reason: 'by_admin', key },
      },
      { idempotencyKey: key },
    );
    await finish();
    await expectRefundedOnce(order);
  });

  it('does nothing for an order that is not to be refunded', async () => {
    const id = await newOrder(owner, await newProduct({ available: 10 }), 3);
    await settleRefund(deps, id);
    await recordRefund(deps, id, 're_none');
    await settleRefund(deps, 'never-was');
    expect((await orderOf(owner, id)).events.map(({ type }) => type)).toEqual(['placed']);
  });
});

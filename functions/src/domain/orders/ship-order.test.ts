import { describe, expect, it } from 'vitest';
import { SHIP_UNDO_MS } from '../../contract/constants.ts';
import { admin, buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { shipOrder } from './ship-order.ts';

const AT = new Date(NOW).toISOString();

const dispute = { disputeId: 'du_1', reason: 'fraudulent', amount: 13.05, at: AT, dueBy: null };

describe('shipOrder', () => {
  it('marks a paid order in one commit with history and log, without a mail yet', async () => {
    const shop = new MemoryShop();
    const events = [{ type: 'placed' as const, at: AT, by: buyer.email }];
    shop.putOrder({ paid: true, events });
    expect(await shipOrder(shop, admin, 'order-1')).toBe(1);
    expect(shop.orderTable.get('order-1')).toMatchObject({
      paid: true,
      shipped: true,
      undoUntil: new Date(NOW + SHIP_UNDO_MS).toISOString(),
      updatedAt: AT,
      events: [...events, { type: 'shipped', at: AT, by: admin.email }],
    });
    const details = { orderId: 'order-1' };
    expect(shop.audits).toEqual([{ type: 'order.shipped', at: NOW, by: admin.email, details }]);
    expect(shop.mailIds).toEqual([]);
    expect(shop.commits).toBe(1);
  });

  it('keeps what was said of the parcel, unless something else is said, or that there is nothing', async () => {
    const dhl = { url: '', carrier: 'DHL', number: '1' };
    const shippedWith = async (tracking: Parameters<typeof shipOrder>[3]) => {
      const shop = new MemoryShop();
      shop.putOrder({ paid: true, tracking: dhl });
      await shipOrder(shop, admin, 'order-1', tracking);
      return shop.orderTable.get('order-1')?.tracking;
    };
    expect(await shippedWith({ tracking: {} })).toEqual(dhl);
    expect(await shippedWith({ tracking: { carrier: 'UPS', number: '2' } })).toEqual({
      ...{ url: '', carrier: 'UPS', number: '2' },
    });
    expect(await shippedWith({ tracking: { url: '', carrier: '', number: '' } })).toBeNull();
  });

  it('does nothing to one that was shipped before', async () => {
    const shop = new MemoryShop();
    shop.putOrder({ paid: true, shipped: true });
    expect(await shipOrder(shop, admin, 'order-1')).toBe(0);
    expect([shop.commits, shop.mailIds]).toEqual([0, []]);
  });

  it.each([
    ['is not paid', {}, 'order_not_paid'],
    ['is being refunded', { paid: true, refundAskedAt: AT }, 'order_refunded'],
    ['is refunded', { paid: true, shipped: true, refundedAt: AT }, 'order_refunded'],
  ])('is refused to one that %s', async (_why, changes, code) => {
    const shop = new MemoryShop();
    shop.putOrder(changes);
    await expect(shipOrder(shop, admin, 'order-1')).rejects.toMatchObject({ code });
    expect(shop.commits).toBe(0);
  });

  it.each(['open', 'lost'] as const)(
    'of which a dispute is %s asks for a second word',
    async (state) => {
      const shop = new MemoryShop();
      shop.putOrder({ paid: true, dispute: { ...dispute, state } });
      await expect(shipOrder(shop, admin, 'order-1')).rejects.toMatchObject({
        code: 'order_disputed',
      });
      expect(shop.orderTable.get('order-1')?.shipped).toBe(false);
      expect(await shipOrder(shop, admin, 'order-1', { despiteDispute: true })).toBe(1);
    },
  );

  it.each(['won', 'closed'] as const)(
    'of which a dispute was %s is shipped like every other',
    async (state) => {
      const shop = new MemoryShop();
      shop.putOrder({ paid: true, dispute: { ...dispute, state } });
      expect(await shipOrder(shop, admin, 'order-1')).toBe(1);
    },
  );

  it('does not find one that is not there', async () => {
    await expect(shipOrder(new MemoryShop(), admin, 'order-1')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('looks again when the order changed meanwhile', async () => {
    const shop = new MemoryShop();
    shop.putOrder({ paid: true });
    shop.meanwhile.push(() => shop.putOrder({ paid: true, refundedAt: AT }));
    await expect(shipOrder(shop, admin, 'order-1')).rejects.toMatchObject({
      code: 'order_refunded',
    });
  });
});

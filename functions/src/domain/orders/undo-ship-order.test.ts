import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SHIP_UNDO_MS } from '../../contract/constants.ts';
import { admin, MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { shipOrder, undoShipOrder } from './ship-order.ts';
import { sendShippedMails } from './send-shipped-mails.ts';

let shop: MemoryShop;
beforeEach(async () => {
  shop = new MemoryShop();
  shop.putOrder({ paid: true });
  await shipOrder(shop, admin, 'order-1');
});
const order = () => shop.orderTable.get('order-1');
const later = (ms: number) => {
  shop.time = NOW + ms;
};

describe('undoShipOrder', () => {
  it('makes the order what it was, with history and log, once', async () => {
    later(SHIP_UNDO_MS - 1);
    expect(await undoShipOrder(shop, admin, 'order-1')).toBe(1);
    expect(await undoShipOrder(shop, admin, 'order-1')).toBe(0);
    expect(order()).toMatchObject({ paid: true, shipped: false, undoUntil: null });
    expect(order()?.events.map(({ type }) => type)).toEqual(['shipped', 'ship_undone']);
    expect(shop.audits.map(({ type, by }) => [type, by])).toEqual([
      ['order.shipped', admin.email],
      ['order.ship_undone', admin.email],
    ]);
  });

  it('is refused after its time, even before the mail is written', async () => {
    later(SHIP_UNDO_MS);
    await expect(undoShipOrder(shop, admin, 'order-1')).rejects.toMatchObject({
      code: 'undo_too_late',
    });
    expect(order()?.shipped).toBe(true);
  });

  it('is refused when the mail is written meanwhile', async () => {
    later(SHIP_UNDO_MS - 1);
    shop.meanwhile.push(() => shop.putOrder({ paid: true, shipped: true, undoUntil: null }));
    await expect(undoShipOrder(shop, admin, 'order-1')).rejects.toMatchObject({
      code: 'undo_too_late',
    });
  });

  it('is refused to an unpaid order', async () => {
    shop.putOrder({});
    await expect(undoShipOrder(shop, admin, 'order-1')).rejects.toMatchObject({
      code: 'order_not_paid',
    });
  });
});

describe('sendShippedMails', () => {
  it('writes the mail once, after the time for Undo', async () => {
    expect(await sendShippedMails(shop)).toEqual({ sent: 0, failed: [] });
    expect(shop.mailIds).toEqual([]);
    later(SHIP_UNDO_MS);
    expect(await sendShippedMails(shop)).toEqual({ sent: 1, failed: [] });
    expect(await sendShippedMails(shop)).toEqual({ sent: 0, failed: [] });
    expect(shop.mailIds).toEqual(['order-1-shipped']);
    expect(shop.mailTable.get('order-1-shipped')?.message.text).toContain('https://shop.test/');
    expect(order()).toMatchObject({ shipped: true, undoUntil: null });
    expect(order()?.events.map(({ type }) => type)).toEqual(['shipped']);
  });

  it('writes no mail for undone shipping, and one when the order ships again', async () => {
    await undoShipOrder(shop, admin, 'order-1');
    later(SHIP_UNDO_MS);
    expect(await sendShippedMails(shop)).toEqual({ sent: 0, failed: [] });
    await shipOrder(shop, admin, 'order-1');
    later(2 * SHIP_UNDO_MS);
    expect(await sendShippedMails(shop)).toEqual({ sent: 1, failed: [] });
    expect(shop.mailIds).toEqual(['order-1-shipped']);
  });

  it('reads the order again when it changes meanwhile', async () => {
    later(SHIP_UNDO_MS);
    shop.meanwhile.push(() => shop.putOrder({ paid: true }));
    expect(await sendShippedMails(shop)).toEqual({ sent: 0, failed: [] });
    expect(shop.mailIds).toEqual([]);
  });

  it('reports what failed and why, and the next run writes that mail', async () => {
    later(SHIP_UNDO_MS);
    shop.meanwhile.push(() => {
      throw new Error('broken');
    });
    const reportFailure = vi.fn();
    expect(await sendShippedMails(shop, reportFailure)).toEqual({ sent: 0, failed: ['order-1'] });
    expect(reportFailure.mock.calls).toEqual([['order-1', new Error('broken')]]);
    expect(await sendShippedMails(shop)).toEqual({ sent: 1, failed: [] });
  });

  describe('of a purchase', () => {
    const line = (number: number) => ({
      ...{ _id: `line-${number}`, paid: true, productName: `Tool ${number}` },
      purchase: { id: 'p', line: number, lines: 3 },
    });
    const dhl = { url: 'https://carrier.example/1', carrier: 'DHL', number: '1' };
    const ups = { url: 'https://carrier.example/2', carrier: 'UPS', number: '2' };

    it('writes one mail about all lines that were shipped together, with each parcel', async () => {
      shop = new MemoryShop();
      shop.putOrder(line(1));
      shop.putOrder(line(2));
      shop.putOrder(line(3));
      await shipOrder(shop, admin, 'line-1', { tracking: dhl });
      await shipOrder(shop, admin, 'line-2', { tracking: ups });
      later(SHIP_UNDO_MS);
      expect(await sendShippedMails(shop)).toEqual({ sent: 1, failed: [] });
      expect(shop.mailIds).toEqual(['line-1-shipped']);
      const text = shop.mailTable.get('line-1-shipped')?.message.text ?? '';
      for (const said of ['Tool 1', 'Tool 2', 'DHL 1 and UPS 2', dhl.url, ups.url])
        expect(text).toContain(said);
      expect(text).not.toContain('Tool 3');
      expect(shop.orderTable.get('line-2')).toMatchObject({ shipped: true, undoUntil: null });
    });

    it('waits for a line whose shipping can be undone still', async () => {
      shop = new MemoryShop();
      shop.putOrder(line(1));
      shop.putOrder(line(2));
      await shipOrder(shop, admin, 'line-1');
      later(SHIP_UNDO_MS - 1);
      await shipOrder(shop, admin, 'line-2');
      later(SHIP_UNDO_MS);
      expect(await sendShippedMails(shop)).toEqual({ sent: 0, failed: [] });
      later(2 * SHIP_UNDO_MS);
      expect(await sendShippedMails(shop)).toEqual({ sent: 1, failed: [] });
    });
  });
});

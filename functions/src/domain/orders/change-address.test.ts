import { describe, expect, it } from 'vitest';
import { PERSON_LIMITS } from '../../contract/orders/person-limits.ts';
import { admin, buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { changeAddress } from './change-address.ts';
import { setTracking } from './set-tracking.ts';
import { shipOrder } from './ship-order.ts';

const AT = new Date(NOW).toISOString();
const to = {
  ...{ customerName: 'Erik Elsewhere', phone: '+49 30 7654321' },
  ...{ address: 'Scaffold Street 9', city: 'Dresden' },
};

const depsOf = (shop: MemoryShop, calls = 1) => ({
  ...{ orders: shop.orders, payments: shop.payments, mailPolicy: shop.mailPolicy },
  ...{ settings: shop.settings, now: shop.now, shopSettings: shop.shopSettings },
  products: { get: () => Promise.resolve({}) },
  rateCounter: {
    count: () => Promise.resolve({ calls, resetAt: NOW }),
    forget: () => Promise.resolve(),
  },
});
const change = (shop: MemoryShop, caller = buyer, calls = 1) =>
  changeAddress(depsOf(shop, calls), caller, 'order-1', to);

describe('another address', () => {
  it.each([
    ['an unpaid', {}],
    ['a paid', { paid: true, tranID: 'pi_1' }],
  ])('is taken for %s order, in one commit with history, log and mail', async (_which, state) => {
    const shop = new MemoryShop();
    const { address, city } = shop.putOrder(state);
    expect(await change(shop)).toBe(1);
    expect(shop.orderTable.get('order-1')).toMatchObject({
      ...to,
      events: [{ type: 'address_changed', at: AT, by: buyer.email }],
    });
    expect(shop.audits).toMatchObject([
      { type: 'order.address_changed', details: { before: { address, city }, after: to } },
    ]);
    const [mail] = shop.mailTable.rows.values();
    expect([shop.mailIds, mail?.to]).toEqual([[`order-1-address_changed-${NOW}`], buyer.email]);
    expect(mail?.message.text).toContain('Scaffold Street 9');
    expect(shop.commits).toBe(1);
  });

  it.each([
    ['shipped', { paid: true, shipped: true }, 'order_shipped'],
    ['shipped a moment ago', { paid: true, shipped: true, undoUntil: AT }, 'order_shipped'],
    ['refunded', { paid: true, refundedAt: AT }, 'order_refunded'],
    ['about to be refunded', { paid: true, refundAskedAt: AT }, 'order_refunded'],
  ])('is refused for an order that is %s', async (_how, state, code) => {
    const shop = new MemoryShop();
    shop.putOrder(state);
    await expect(change(shop)).rejects.toMatchObject({ code });
    expect(shop.commits).toBe(0);
  });

  it('is refused to strangers as if there were no order', async () => {
    const shop = new MemoryShop();
    shop.putOrder();
    await expect(change(shop, { ...buyer, uid: 'stranger' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is refused when the order ships in that moment', async () => {
    const shop = new MemoryShop();
    shop.putOrder({ paid: true, tranID: 'pi_1' });
    shop.meanwhile.push(() => {
      shop.putOrder({ paid: true, tranID: 'pi_1', shipped: true });
    });
    await expect(change(shop)).rejects.toMatchObject({ code: 'order_shipped' });
    expect(shop.mailIds).toEqual([]);
  });

  it('is refused when it is the umpteenth', async () => {
    const shop = new MemoryShop();
    shop.putOrder();
    await expect(
      change(shop, buyer, PERSON_LIMITS.addressChanges.atMost + 1),
    ).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('equal to the present one changes nothing and writes no mail', async () => {
    const shop = new MemoryShop();
    shop.putOrder(to);
    expect(await change(shop)).toBe(0);
    expect([shop.commits, shop.mailIds]).toEqual([0, []]);
  });

  it('is that of all lines of a purchase that have not left, in one commit', async () => {
    const shop = new MemoryShop();
    const purchase = (line: number) => ({ purchase: { id: 'p', line, lines: 3 } });
    shop.putOrder({ ...purchase(1), paid: true });
    shop.putOrder({ ...purchase(2), _id: 'order-2', paid: true });
    shop.putOrder({ ...purchase(3), _id: 'order-3', paid: true, shipped: true });
    expect(await change(shop)).toBe(2);
    const cities = ['order-1', 'order-2', 'order-3'].map((id) => shop.orderTable.get(id)?.city);
    expect(cities.map((city) => city === to.city)).toEqual([true, true, false]);
    expect([shop.commits, shop.mailIds.length]).toEqual([1, 1]);
  });

  it('has its postcode, and the country and the cost that was promised stay', async () => {
    const shop = new MemoryShop();
    const promised = { country: 'DE', cost: 4.9, vatPercent: 19, transitDays: 3 } as const;
    shop.putOrder({ delivery: { ...promised, postcode: '10999' } });
    const deliveryOf = () => shop.orderTable.get('order-1')?.delivery;
    await changeAddress(depsOf(shop), buyer, 'order-1', { ...to, postcode: '01067' });
    expect(deliveryOf()).toEqual({ ...promised, postcode: '01067' });
    shop.time += 1000;
    await change(shop);
    expect(deliveryOf()).toEqual({ ...promised, postcode: '' });
  });

  it('changed by the office has the admin’s email in its entry of the history', async () => {
    const shop = new MemoryShop();
    shop.putOrder();
    await change(shop, admin);
    expect(shop.orderTable.get('order-1')?.events).toMatchObject([{ by: admin.email }]);
  });
});

describe('where a parcel can be followed', () => {
  const dhl = { url: '', carrier: 'DHL', number: '00340434' };

  it('is said with Shipped, or before and after it, and taken back', async () => {
    const shop = new MemoryShop();
    shop.putOrder({ paid: true });
    const tracking = () => shop.orderTable.get('order-1')?.tracking;
    await setTracking(shop, admin, 'order-1', { carrier: 'DHL', number: '1' });
    await shipOrder(shop, admin, 'order-1');
    expect(tracking()).toEqual({ ...dhl, number: '1' });
    await setTracking(shop, admin, 'order-1', dhl);
    expect(tracking()).toEqual(dhl);
    await setTracking(shop, admin, 'order-1', {});
    expect(tracking()).toBeNull();
    expect(shop.audits.map(({ type }) => type)).toEqual([
      'order.tracking_set',
      'order.shipped',
      'order.tracking_set',
      'order.tracking_set',
    ]);
  });

  it('comes with the call that ships', async () => {
    const shop = new MemoryShop();
    shop.putOrder({ paid: true });
    await shipOrder(shop, admin, 'order-1', { tracking: dhl });
    expect(shop.orderTable.get('order-1')).toMatchObject({ shipped: true, tracking: dhl });
  });

  it('is refused for what is not paid', async () => {
    const shop = new MemoryShop();
    shop.putOrder();
    await expect(setTracking(shop, admin, 'order-1', dhl)).rejects.toMatchObject({
      code: 'order_not_paid',
    });
  });
});

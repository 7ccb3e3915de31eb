import { describe, expect, it } from 'vitest';
import { fromCents } from '../../contract/money/money.ts';
import { deliverySum, payableSum, vatOffSum } from '../../contract/delivery/destinations.ts';
import { quoteOf } from '../../contract/money/quote.ts';
import type { VatKind } from '../../contract/money/vat.ts';
import { pieces } from '../../contract/money/units.ts';
import { checkoutRequest } from '../payments/checkout-request.ts';
import { buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { product } from '../stock/allocate.fixtures.ts';
import { placeOrder } from './place-order.ts';
import { placePurchase } from './place-purchase.ts';

const address = { customerName: 'Buyer', phone: '1', address: 'Street 1', city: 'Town' };
const body = { ...address, productId: 'roller', quantity: 2 };

const open = () => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  shop.productTable.put('tray', { ...product, id: 'tray', name: 'Tray', price: 0.35 });
  return shop;
};

/** Changes the settings in the database alone, past the cache. */
const change = (shop: MemoryShop, home: Partial<MemoryShop['facts']['home']>): void => {
  shop.facts = {
    ...shop.facts,
    home: { ...shop.facts.home, ...home },
    updatedAt: '2026-11-22T00:00:00.000000Z',
  };
};

const stored = (shop: MemoryShop, id: string) => shop.orderTable.get(id);

describe('an order as the shop began with it', () => {
  it('goes home, where delivery is free', async () => {
    const shop = open();
    const { orderId } = await placeOrder(shop, buyer, body, undefined);
    expect(stored(shop, orderId)?.delivery).toEqual({
      country: 'DE',
      postcode: '',
      cost: 0,
      vatPercent: 19,
      transitDays: 3,
    });
  });
});

describe('an order to another country', () => {
  const abroad = { ...body, country: 'AT', postcode: '1010', deliveryCost: 9.9 } as const;

  it('costs what was shown, with the VAT and the days of that country', async () => {
    const shop = open();
    const { orderId } = await placeOrder(shop, buyer, abroad, undefined);
    expect(stored(shop, orderId)).toMatchObject({
      totalPrice: 8.7,
      delivery: { country: 'AT', postcode: '1010', cost: 9.9, vatPercent: 20, transitDays: 5 },
    });
  });

  it('is refused where no parcel goes, with a sentence beside the country', async () => {
    await expect(
      placeOrder(open(), buyer, { ...body, country: 'MT' }, undefined),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { country: 'We do not deliver to Malta' },
    });
  });
});

describe('the delivery cost that the customer saw', () => {
  const told = (deliveryCost: number) => ({ ...body, deliveryCost });

  it('is what it costs, or nothing is ordered', async () => {
    const shop = open();
    await expect(placeOrder(shop, buyer, told(1), undefined)).rejects.toMatchObject({
      code: 'delivery_changed',
    });
    expect(shop.orderTable.rows.size).toBe(0);
    expect(shop.productTable.get('roller')?.available).toBe(product.available);
  });

  it('is compared with the present settings when the cached ones are stale', async () => {
    const shop = open();
    change(shop, { cost: 4.9 });
    const { orderId } = await placeOrder(shop, buyer, told(4.9), undefined);
    expect(stored(shop, orderId)?.delivery.cost).toBe(4.9);
    change(shop, { cost: 5.9 });
    await expect(placeOrder(shop, buyer, told(4.9), undefined)).rejects.toMatchObject({
      code: 'delivery_changed',
    });
  });

  it('is not weighed before what is wrong with the product itself', async () => {
    await expect(
      placeOrder(open(), buyer, { ...told(1), quantity: 100 }, undefined),
    ).rejects.toMatchObject({ code: 'out_of_stock' });
  });
});

/** A purchase waits for a moment for others, so shops are asked side by side. */
const SHOPS = 10;

/** Has a shop change its terms a hundred times, and somebody buy on each. */
async function buyHundredTimes(seed: number): Promise<void> {
  const shop = open();
  shop.productTable.put('roller', { ...product, available: pieces(900_000) });
  shop.productTable.put('tray', {
    ...product,
    id: 'tray',
    available: pieces(900_000),
    price: 0.35,
    vatKind: 'reduced',
  });
  shop.register = () => ({ known: true, name: 'Malerei Sample', consultation: null });
  const vatKinds: Record<string, VatKind> = { tray: 'reduced' };
  let state = seed;
  const below = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  for (let round = 0; round < 100; round += 1) {
    const cost = below(2000) / 100;
    const freeFrom = below(2) === 0 ? null : below(50_000) / 100;
    const vatPercent = [17, 20, 25.5][below(3)] ?? 20;
    const rates = { vatPercent, reducedVatPercent: [null, 5, 7.7][below(3)] ?? null };
    const away = { country: 'AT', cost, freeFrom, transitDays: 3, ...rates } as const;
    shop.facts = { ...shop.facts, abroad: [away], updatedAt: `t${round}` };
    shop.keptFacts = shop.facts;
    const lines = [
      { productId: 'roller', quantity: 2 + below(40), price: 4.35 },
      { productId: 'tray', quantity: 2 + below(40), price: 0.35 },
    ];
    const withoutVat = below(2) === 0;
    const seen = lines.map((line) => ({ ...line, vatKind: vatKinds[line.productId] }));
    const shown = quoteOf(seen, { ...away, withoutVat });
    if (withoutVat) expect(shown.vatOff).toBeGreaterThan(0);
    const { purchaseId } = await placePurchase(
      shop,
      buyer,
      {
        ...{ ...address, country: 'AT', lines },
        deliveryCost: fromCents(shown.delivery),
        vatOff: fromCents(shown.vatOff),
        ...(withoutVat && { vatNumber: 'ATU12345675' }),
      },
      undefined,
    );
    const orders = await shop.orders.findWholePurchase(purchaseId);
    expect(deliverySum(orders)).toBe(fromCents(shown.delivery));
    expect(vatOffSum(orders)).toBe(fromCents(shown.vatOff));
    expect(payableSum(orders)).toBe(fromCents(shown.total));
    expect(orders.map(({ delivery }) => delivery.vatPercent)).toEqual([
      vatPercent,
      rates.reducedVatPercent ?? vatPercent,
    ]);
    const [first, ...others] = orders;
    if (!first) throw new Error('a purchase has lines');
    const { items, delivery } = checkoutRequest([first, ...others], 'https://shop.test', 0);
    const charged = items.reduce(
      (sum, { unitAmount, quantity }) => sum + unitAmount * quantity,
      delivery as number,
    );
    expect(charged).toBe(shown.total);
    shop.orderTable.rows.clear();
  }
}

describe('1,000 purchases', () => {
  it('cost what was shown: in the orders, in what is paid and at the gateway, to the cent', async () => {
    await Promise.all(Array.from({ length: SHOPS }, (_, shop) => buyHundredTimes(11 + shop)));
  });
});

describe('an order that was placed before under its key', () => {
  const abroad = { ...body, country: 'AT', postcode: '1010', deliveryCost: 9.9 } as const;
  /** No parcel goes to Austria any more, as this process has heard. */
  const endDelivery = (shop: MemoryShop) => {
    shop.facts = {
      ...shop.facts,
      abroad: shop.facts.abroad.filter(({ country }) => country !== 'AT'),
      updatedAt: '2026-11-22T00:00:00.000000Z',
    };
    shop.keptFacts = shop.facts;
  };

  it('is answered as then, though no parcel goes there any more', async () => {
    const shop = open();
    const first = await placeOrder(shop, buyer, abroad, 'key');
    endDelivery(shop);
    expect(await placeOrder(shop, buyer, abroad, 'key')).toEqual({ ...first, replayed: true });
    expect(shop.orderTable.rows.size).toBe(1);
  });

  it('and no other: not under another key, nor another one under this', async () => {
    const shop = open();
    await placeOrder(shop, buyer, abroad, 'key');
    endDelivery(shop);
    const refused = { code: 'validation_failed' };
    await expect(placeOrder(shop, buyer, abroad, 'other')).rejects.toMatchObject(refused);
    await expect(placeOrder(shop, buyer, abroad, undefined)).rejects.toMatchObject(refused);
    await expect(placeOrder(shop, buyer, { ...abroad, quantity: 3 }, 'key')).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('the same of several products', async () => {
    const shop = open();
    const { productId, quantity, ...address } = abroad;
    const several = {
      ...address,
      lines: [
        { productId, quantity },
        { productId: 'tray', quantity },
      ],
    };
    const first = await placePurchase(shop, buyer, several, 'key');
    endDelivery(shop);
    expect(await placePurchase(shop, buyer, several, 'key')).toEqual({ ...first, replayed: true });
  });
});

import { describe, expect, it } from 'vitest';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { VatKind } from '../../contract/money/vat.ts';
import { buyer, MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { changeAddress } from './change-address.ts';
import { requireSameTerms } from './change-country.ts';

const home = { country: 'DE', postcode: '10115', cost: 0, vatPercent: 19, transitDays: 3 } as const;
const abroad = {
  country: 'BE',
  postcode: '1000',
  cost: 9.9,
  vatPercent: 21,
  transitDays: 5,
} as const;
const business = {
  ...{ vatNumber: 'ATU10000005', name: null, consultation: null },
  ...{ checkedAt: new Date(NOW).toISOString(), vatOff: 3.98 },
};

/** As if the product of each order were taxed so; `gone` for one that the shop has no more. */
const depsOf = (shop: MemoryShop, kind?: VatKind | 'gone') => ({
  shopSettings: shop.shopSettings,
  products: {
    get: () =>
      Promise.resolve(kind === 'gone' ? undefined : { attributes: kind && { vatKind: kind } }),
  },
});

const asked = (
  changes: Partial<Order>,
  country: 'AT' | 'BE' | 'DE' | 'LU' | 'NL' | 'IE',
  kind?: VatKind | 'gone',
) => requireSameTerms(depsOf(new MemoryShop(), kind), [orderWith(changes)], country);

describe('another country for an order that was placed', () => {
  it.each([
    ['delivery and VAT are the same', { delivery: abroad }, undefined],
    ['they are and none is charged', { delivery: abroad, business }, undefined],
    [
      'the settings ask the same for both now, other than then',
      { delivery: { ...abroad, cost: 4.9 } },
      undefined,
    ],
  ])('is taken where %s', async (_what, changes, kind) => {
    expect(await asked(changes, 'NL', kind)).toMatchObject({ country: 'NL', transitDays: 5 });
  });

  it.each([
    [
      'delivery costs more there',
      { delivery: home },
      'AT',
      undefined,
      'delivery_changed',
      'Delivery to Austria costs €9.90 instead of €0.00.',
    ],
    [
      'delivery costs less there',
      { delivery: abroad },
      'DE',
      undefined,
      'delivery_changed',
      'Delivery to Germany costs €0.00 instead of €9.90.',
    ],
    [
      'the rate of VAT is another',
      { delivery: abroad },
      'AT',
      undefined,
      'vat_changed',
      'For Austria, the VAT of this order is €3.83 instead of €3.98.',
    ],
    [
      'that of its kind of product is',
      { delivery: { ...abroad, vatPercent: 6 } },
      'NL',
      'reduced',
      'vat_changed',
      'For Netherlands, the VAT of this order is €1.89 instead of €1.30.',
    ],
    [
      'that may be, as the product is gone',
      { delivery: abroad },
      'NL',
      'gone',
      'vat_changed',
      'For Netherlands, the VAT of this order is €1.89 instead of €3.98.',
    ],
    [
      'no parcel goes',
      { delivery: abroad },
      'IE',
      undefined,
      'validation_failed',
      'We do not deliver to Ireland',
    ],
  ] as const)(
    'is refused where %s, with the amounts beside it',
    async (_what, changes, country, kind, code, said) => {
      await expect(asked(changes, country, kind)).rejects.toMatchObject({
        code,
        fields: { country: expect.stringContaining(said) as string },
      });
    },
  );

  it('is refused at home for an order without VAT, which would be charged there', async () => {
    const shop = new MemoryShop();
    shop.facts = { ...shop.facts, home: { ...shop.facts.home, cost: 9.9 }, vatPercent: 21 };
    const [fits, order] = [depsOf(shop), { delivery: abroad }];
    expect(await requireSameTerms(fits, [orderWith(order)], 'DE')).toMatchObject({ country: 'DE' });
    await expect(
      requireSameTerms(fits, [orderWith({ ...order, business })], 'DE'),
    ).rejects.toMatchObject({
      code: 'vat_changed',
      fields: { country: expect.stringContaining('is €3.98 instead of €0.00') as string },
    });
  });

  it('is that of all lines that go together, whose cost is one', async () => {
    const line = (cost: number, productId: string) =>
      orderWith({ productId, delivery: { ...abroad, cost } });
    const deps = depsOf(new MemoryShop());
    expect(await requireSameTerms(deps, [line(6, 'a'), line(3.9, 'b')], 'NL')).toMatchObject({
      country: 'NL',
    });
    // One was cancelled since.
    expect(await requireSameTerms(deps, [line(6, 'a')], 'NL')).toMatchObject({ country: 'NL' });
  });
});

describe('the address of an order', () => {
  const to = { customerName: 'Erik', phone: '1', address: 'Gracht 9', city: 'Amsterdam' };
  const change = (shop: MemoryShop, more: object) =>
    changeAddress(
      {
        ...{ orders: shop.orders, payments: shop.payments, mailPolicy: shop.mailPolicy },
        ...{ settings: shop.settings, now: shop.now, rateCounter: shop.rateCounter },
        ...depsOf(shop),
      },
      buyer,
      'order-1',
      { ...to, ...more },
    );

  it('moves to another country with its days on the way, at the cost that was promised', async () => {
    const shop = new MemoryShop();
    shop.putOrder({ delivery: { ...abroad, transitDays: 9 } });
    expect(await change(shop, { postcode: '1012 AB', country: 'NL' })).toBe(1);
    expect(shop.orderTable.get('order-1')).toMatchObject({
      ...to,
      delivery: { ...abroad, country: 'NL', postcode: '1012 AB', transitDays: 5 },
    });
    expect(shop.audits).toMatchObject([
      { details: { before: { country: 'BE' }, after: { country: 'NL' } } },
    ]);
    expect([...shop.mailTable.rows.values()][0]?.message.text).toContain('Netherlands');
    expect(await change(shop, { postcode: '1012 AB' })).toBe(0);
  });

  it('is asked about where its postcode is of another country, and taken once it is meant', async () => {
    const shop = new MemoryShop();
    shop.putOrder({ delivery: abroad });
    await expect(change(shop, { postcode: '10115' })).rejects.toMatchObject({
      code: 'address_doubtful',
      fields: { postcode: 'Postcodes there look like 1000. Is it right?' },
    });
    expect(await change(shop, { postcode: '10115', addressConfirmed: true })).toBe(1);
  });

  it('is asked about where it moves an order without VAT to another country in its lines', async () => {
    const shop = new MemoryShop();
    shop.putOrder({ delivery: abroad, business });
    const moved = { address: 'Hauptstr. 5, GERMANY', postcode: '1000' };
    await expect(change(shop, moved)).rejects.toMatchObject({
      code: 'address_doubtful',
      fields: { address: expect.stringContaining('names Germany') as string },
    });
    expect(await change(shop, { ...moved, addressConfirmed: true })).toBe(1);
  });
});

import { NUMBERS } from '@rollwell/vies-simulator';
import { describe, expect, it } from 'vitest';
import { PERSON_LIMITS } from '../../functions/src/contract/orders/person-limits.ts';
import { call } from '../support/api-client.ts';
import { decide, newCheckout, paymentOf, stripe } from '../support/api-gateway.ts';
import { delivery, newProduct, orderBody, orderOf, placeOrder } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { buyer, other, admin } = await people({
  buyer: 'customer',
  other: 'customer',
  admin: 'admin',
});

const AUSTRIAN = 'ATU10000005';
const ABROAD = { country: 'AT', postcode: '1010', deliveryCost: 9.9 } as const;
const check = (number: string, { token } = buyer) => call('checkVatNumber', { number }, { token });

describe('GET /order/vat-number/{number}', () => {
  it('gives what the register says, however the number is typed', async () => {
    const { status, body } = await check('atu 1000 0005');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      vatNumber: AUSTRIAN,
      name: NUMBERS[AUSTRIAN].name,
      consultation: null,
    });
    expect(Date.now() - Date.parse(body.checkedAt)).toBeLessThan(60_000);
  });

  it.each([
    ['12345678', 'A VAT number begins with its country, such as ATU12345675'],
    ['ATU10000014', 'The register of Austria knows no such number'],
    ['ATU10000015', 'These are no VAT number: please compare them character by character'],
  ])('refuses %s with what is wrong with it', async (number, vatNumber) => {
    const { status, error } = await check(number);
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', { vatNumber }]);
  });

  it('says so where the register does not answer, and when to ask again', async () => {
    const { status, error, headers } = await check('FR88100000009');
    expect([status, error.code]).toEqual([503, 'vat_register_unavailable']);
    expect(headers.get('Retry-After')).toBe('60');
  });

  it('is for people who are signed in, and not for trying numbers', async () => {
    expect((await call('checkVatNumber', { number: AUSTRIAN })).status).toBe(401);
    for (let tried = 0; tried < PERSON_LIMITS.vatNumbers.atMost; tried += 1)
      expect((await check(`ATU2${String(tried).padStart(7, '0')}`, other)).status).toBe(400);
    const { status, error } = await check('ATU10000014', other);
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
    // What is known already is asked of nobody.
    expect((await check(AUSTRIAN, other)).status).toBe(200);
  });
});

describe('an order of a business in another member state', () => {
  it('is shown, charged, recorded and given back without VAT, to the same cent', async () => {
    const productId = await newProduct({ price: 4.35, available: 10 });
    // 13.05 and 9.90 contain 3.83 at 20 per cent.
    const business = { vatNumber: 'AT U1000 0005', vatOff: 3.83 };
    const { body: placed } = await placeOrder(
      buyer,
      orderBody(productId, 3, { ...ABROAD, ...business }),
    );
    const id = placed.insertedId;
    expect(await orderOf(buyer, id)).toMatchObject({
      totalPrice: 13.05,
      delivery: { country: 'AT', cost: 9.9, vatPercent: 20 },
      business: { vatNumber: AUSTRIAN, name: NUMBERS[AUSTRIAN].name, vatOff: 3.83 },
    });
    const { url, sessionId } = await newCheckout(buyer, id);
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    expect(session.amount_total).toBe(1912);
    const { enabled, invoice_data: invoice } = session.invoice_creation ?? {};
    expect(enabled).toBe(true);
    expect(invoice?.custom_fields?.map(({ value }) => value)).toEqual([
      NUMBERS[AUSTRIAN].name,
      AUSTRIAN,
    ]);
    expect(invoice?.footer).toContain('art. 138 of Directive 2006/112/EC');
    await decide(url, 'approve');
    await expect.poll(async () => (await orderOf(buyer, id)).paid).toBe(true);
    expect(await paymentOf(sessionId)).toMatchObject({ status: 'paid', amount: 1912 });
    expect((await stripe.checkout.sessions.retrieve(sessionId)).invoice).toMatch(/^in_/);

    await call('refundOrder', { id }, { token: admin.token, body: { restock: false } });
    const { tranID } = await orderOf(buyer, id);
    const { data } = await stripe.refunds.list({ payment_intent: tranID ?? '' });
    expect(data.map(({ amount }) => amount)).toEqual([1912]);
  });

  it('shares what it saves among the lines of a purchase', async () => {
    const products = await Promise.all(
      [4.35, 1.45].map((price) => newProduct({ price, available: 10 })),
    );
    const lines = products.map((productId) => ({ productId, quantity: 2 }));
    const { token } = buyer;
    // 11.60 and 9.90 contain 3.58.
    const wanted = { ...delivery, ...ABROAD, vatNumber: AUSTRIAN, vatOff: 3.58, lines };
    const { body } = await call('placePurchase', {}, { token, body: wanted });
    const orders = (await call('getPurchase', { id: body.insertedId }, { token })).body;
    expect(orders.map((line) => line.business?.vatOff)).toEqual([2.69, 0.89]);
    const { sessionId } = await newCheckout(buyer, orders[0]?._id ?? '');
    expect((await stripe.checkout.sessions.retrieve(sessionId)).amount_total).toBe(1792);
  });

  it('saves the VAT of each rate where products are taxed by several', async () => {
    const goods = [{ price: 10, vatKind: 'reduced' }, { price: 30 }] as const;
    const products = await Promise.all(
      goods.map((facts) => newProduct({ ...facts, minOrder: 1, available: 10 })),
    );
    const lines = products.map((productId) => ({ productId, quantity: 1 }));
    const { token } = buyer;
    // 30.00 and 7.42 contain 6.24 at 20 per cent, 10.00 and 2.48 contain 1.13 at 10.
    const wanted = { ...delivery, ...ABROAD, vatNumber: AUSTRIAN, vatOff: 7.37, lines };
    const { body } = await call('placePurchase', {}, { token, body: wanted });
    const orders = (await call('getPurchase', { id: body.insertedId }, { token })).body;
    expect(
      orders.map((line) => [line.business?.vatOff, line.delivery.cost, line.delivery.vatPercent]),
    ).toEqual([
      [1.13, 2.48, 10],
      [6.24, 7.42, 20],
    ]);
    const { sessionId } = await newCheckout(buyer, orders[0]?._id ?? '');
    expect((await stripe.checkout.sessions.retrieve(sessionId)).amount_total).toBe(4253);
  });

  it('is refused where the VAT is another than what was shown, and nothing is ordered', async () => {
    const productId = await newProduct({ price: 4.35, available: 10 });
    const told = orderBody(productId, 3, { ...ABROAD, vatNumber: AUSTRIAN, vatOff: 0 });
    const { status, error } = await placeOrder(buyer, told);
    expect([status, error.code]).toEqual([409, 'vat_changed']);
    expect((await call('getProduct', { id: productId })).body.available).toBe(10);
    const lines = [{ productId, quantity: 3 }];
    const purchase = { ...delivery, ...ABROAD, vatNumber: AUSTRIAN, vatOff: 0, lines };
    const refused = await call('placePurchase', {}, { token: buyer.token, body: purchase });
    expect(refused.error.code).toBe('vat_changed');
  });

  it.each(['placeOrder', 'placePurchase'] as const)(
    'waits for a register that does not answer: %s',
    async (name) => {
      const productId = await newProduct({ available: 10 });
      const business = { ...ABROAD, vatNumber: 'FR88100000009' };
      const { status, error } =
        name === 'placeOrder'
          ? await placeOrder(buyer, orderBody(productId, 2, business))
          : await call(
              name,
              {},
              {
                token: buyer.token,
                body: { ...delivery, ...business, lines: [{ productId, quantity: 2 }] },
              },
            );
      expect([status, error.code]).toEqual([503, 'vat_register_unavailable']);
      expect((await call('getProduct', { id: productId })).body.available).toBe(10);
    },
  );

  it.each([
    ['at home, where VAT is charged', { vatNumber: AUSTRIAN }],
    ['under a number from home', { ...ABROAD, vatNumber: 'DE100000008' }],
  ])('pays VAT %s', async (_case, business) => {
    const { body } = await placeOrder(buyer, orderBody(await newProduct(), 2, business));
    expect((await orderOf(buyer, body.insertedId)).business).toBeNull();
  });

  it('is refused with a sentence beside a number that is none', async () => {
    const wrong = { ...ABROAD, vatNumber: '12345' };
    const { status, error } = await placeOrder(buyer, orderBody(await newProduct(), 2, wrong));
    expect([status, error.fields]).toEqual([
      400,
      { vatNumber: 'A VAT number begins with its country, such as ATU12345675' },
    ]);
  });
});

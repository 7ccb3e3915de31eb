import { describe, expect, it } from 'vitest';
import { call } from '../support/api-client.ts';
import {
  availableOf,
  delivery,
  newProduct,
  orderBody,
  orderOf,
  placeOrder,
} from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { buyer } = await people({ buyer: 'customer' });

const { token } = buyer;
const AUSTRIA = { country: 'AT', deliveryCost: 9.9 } as const;
const DOUBT = { postcode: 'Postcodes there look like 1010. Is it right?' };

describe('an order whose postcode cannot be of its country', () => {
  it('is asked about with the field, nothing is taken, and once it is meant it goes there', async () => {
    const productId = await newProduct({ available: 10 });
    const body = orderBody(productId, 2, { ...AUSTRIA, postcode: '10115' });
    const options = { headers: { 'Idempotency-Key': `doubt ${productId}` } };
    const { status, error } = await placeOrder(buyer, body, options);
    expect([status, error.code, error.fields]).toEqual([409, 'address_doubtful', DOUBT]);
    expect(await availableOf(productId)).toBe(10);
    const meant = await placeOrder(buyer, { ...body, addressConfirmed: true }, options);
    expect(meant.status).toBe(201);
    expect((await orderOf(buyer, meant.body.insertedId)).delivery).toMatchObject({
      country: 'AT',
      postcode: '10115',
    });
  });

  it('the same of several products', async () => {
    const lines = [{ productId: await newProduct(), quantity: 2 }];
    const body = { ...delivery, ...AUSTRIA, postcode: '10115', lines };
    const { error } = await call('placePurchase', {}, { token, body });
    expect([error.code, error.fields]).toEqual(['address_doubtful', DOUBT]);
    const meant = { ...body, addressConfirmed: true };
    expect((await call('placePurchase', {}, { token, body: meant })).status).toBe(201);
  });

  it('is none for a body of the specification, whatever its address and city are', async () => {
    const body = {
      ...orderBody(await newProduct()),
      ...{ address: 'Stephansplatz 1, 1010 Wien, Austria', city: 'A-1010 Wien' },
    };
    expect((await placeOrder(buyer, body)).status).toBe(201);
  });
});

describe('an order without VAT that a line of its address moves to another country', () => {
  const business = { ...AUSTRIA, postcode: '1010', vatNumber: 'ATU10000005' } as const;

  it('is asked about with the line, and goes there once it is meant', async () => {
    const body = orderBody(await newProduct(), 2, { ...business, address: 'Hauptstr. 5, GERMANY' });
    const { status, error } = await placeOrder(buyer, body);
    expect([status, error.code, error.fields]).toEqual([
      409,
      'address_doubtful',
      {
        address: 'This names Germany, and the order goes to Austria without VAT. Is it right?',
      },
    ]);
    expect((await placeOrder(buyer, { ...body, addressConfirmed: true })).status).toBe(201);
    const charged = { ...body, vatNumber: '' };
    expect((await placeOrder(buyer, charged)).status).toBe(201);
  });
});

describe('the country of an order that was placed', () => {
  const placed = async (to: { country: 'AT' | 'BE'; postcode: string }) => {
    const body = orderBody(await newProduct(), 2, to);
    return (await placeOrder(buyer, body)).body.insertedId;
  };
  const move = (id: string, to: object) =>
    call('changeAddress', { id }, { token, body: { ...delivery, ...to } });

  it('changes where delivery and VAT are the same', async () => {
    const id = await placed({ country: 'BE', postcode: '1000' });
    const before = await orderOf(buyer, id);
    const { body } = await move(id, { country: 'NL', postcode: '1012 AB' });
    expect(body).toEqual({ modifiedCount: 1 });
    const order = await orderOf(buyer, id);
    expect(order.delivery).toEqual({ ...before.delivery, country: 'NL', postcode: '1012 AB' });
  });

  it.each([
    [
      'delivery',
      { country: 'DE', postcode: '10115' },
      'delivery_changed',
      'Delivery to Germany costs €0.00 instead of €9.90.',
    ],
    [
      'the VAT',
      { country: 'FR', postcode: '75001' },
      'vat_changed',
      'For France, the VAT of this order is €3.10 instead of €3.23.',
    ],
  ])('stays where %s would change, which is said beside it', async (_what, to, code, said) => {
    const id = await placed({ country: 'BE', postcode: '1000' });
    const { status, error } = await move(id, to);
    expect([status, error.code]).toEqual([409, code]);
    expect(error.fields?.country).toContain(said);
    expect((await orderOf(buyer, id)).delivery.country).toBe('BE');
  });

  it('stays where no parcel goes, and where the new postcode is of another country', async () => {
    const id = await placed({ country: 'BE', postcode: '1000' });
    const nowhere = await move(id, { country: 'IE', postcode: 'D02 AF30' });
    expect([nowhere.status, nowhere.error.fields]).toEqual([
      400,
      { country: 'We do not deliver to Ireland' },
    ]);
    const { status, error } = await move(id, { postcode: '10115' });
    expect([status, error.code]).toEqual([409, 'address_doubtful']);
    expect((await move(id, { postcode: '10115', addressConfirmed: true })).status).toBe(200);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { MAX_STOCK_ALERTS, PUBLIC_WRITE_LIMIT, SITE_PATHS } from '@rollwell/functions/contract';
import { sendStockAlerts } from '../../functions/src/domain/stock-alerts/send-stock-alerts.ts';
import { newCustomer, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, clientAddress, SHOP } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { newOrder, newProduct, setStock } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { callUntilRateLimited } from '../support/api-rates.ts';
import { startAppOn } from '../support/in-process-app.ts';

const { admin, customer } = await people({ admin: 'admin', customer: 'customer' });

const soldOut = (facts: Parameters<typeof newProduct>[0] = {}) =>
  newProduct({ minOrder: 2, available: 1, ...facts });
const wait = ({ token }: TestUser, id: string) => call('addStockAlert', { id }, { token });
const waitsFor = async ({ email, token }: TestUser): Promise<string[]> =>
  (await call('listStockAlerts', { email }, { token })).body.map(({ productId }) => productId);
const restock = (id: string, delta: number) =>
  call('restockProduct', { id }, { token: admin.token, body: { delta, reason: 'Delivery' } });

/** What was written to somebody about things that are back. */
const mailsTo = async ({ email }: TestUser) => {
  const { docs } = await db.collection('mail').where('to', '==', email).get();
  return docs
    .filter(({ id }) => id.endsWith('-back_in_stock'))
    .map((mail) => mail.get('message.text') as string);
};

describe('a reminder', () => {
  it('is created while a product is out of stock, and sent once when it is back', async () => {
    const [id, person] = [await soldOut(), await newCustomer()];
    expect((await wait(person, id)).body).toEqual({ modifiedCount: 1 });
    expect((await wait(person, id)).body).toEqual({ modifiedCount: 0 });
    expect(await waitsFor(person)).toEqual([id]);
    await sendStockAlerts(deps);
    expect(await mailsTo(person)).toEqual([]);
    await restock(id, 20);
    await sendStockAlerts(deps);
    await sendStockAlerts(deps);
    expect(await mailsTo(person)).toHaveLength(1);
    expect(await waitsFor(person)).toEqual([]);
  });

  it('is sent for stock that comes back by a cancelled order', async () => {
    const id = await newProduct({ minOrder: 2, available: 2 });
    const orderId = await newOrder(customer, id, 2);
    const person = await newCustomer();
    await wait(person, id);
    await call('cancelOrder', { id: orderId }, { token: customer.token });
    await sendStockAlerts(deps);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('is refused for what can be ordered, and for what is not there', async () => {
    const { status, error } = await wait(customer, await newProduct());
    expect([status, error.code]).toEqual([409, 'in_stock']);
    expect((await wait(customer, 'nothing-here')).status).toBe(404);
  });

  it('is refused for more products than one may wait for', async () => {
    const person = await newCustomer();
    const alert = { uid: person.uid, email: person.email, key: 'k', productName: 'Roller' };
    const batch = db.batch();
    for (let count = 0; count < MAX_STOCK_ALERTS; count += 1)
      batch.create(db.collection('stockAlerts').doc(), {
        ...{ ...alert, productId: `none-${count}` },
        ...{ createdAt: new Date(), expireAt: new Date() },
      });
    await batch.commit();
    const { status, error } = await wait(person, await soldOut());
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
  });

  it('is taken back by its person, and ends with the account', async () => {
    const [id, other, person] = [await soldOut(), await soldOut(), await newCustomer()];
    const { token } = person;
    await wait(person, id);
    await wait(person, other);
    const remove = () => call('removeStockAlert', { id }, { token });
    expect([(await remove()).body, (await remove()).body]).toEqual([
      { deletedCount: 1 },
      { deletedCount: 0 },
    ]);
    expect(await waitsFor(person)).toEqual([other]);
    await call('closeAccount', { email: person.email }, { token: admin.token });
    const { empty } = await db.collection('stockAlerts').where('uid', '==', person.uid).get();
    expect(empty).toBe(true);
  });

  it('is refused where nobody has verified the address, in a shop that writes to no other', async () => {
    vi.stubEnv('ONLY_VERIFIED_MAIL', 'true');
    const origin = await startAppOn(db);
    vi.unstubAllEnvs();
    const { token } = await newCustomer();
    const { status, error } = await call(
      'addStockAlert',
      { id: await soldOut() },
      { token, origin },
    );
    expect([status, error.code]).toEqual([409, 'email_unverified']);
  });
});

describe('many sales a second', () => {
  it('around nothing write to each person once, and to no more than could be served', async () => {
    const id = await soldOut({ available: 0 });
    const waiting = await Promise.all([1, 2, 3].map(() => newCustomer()));
    for (const person of waiting) await wait(person, id);
    const sale = async (): Promise<void> => {
      const { token } = customer;
      await restock(id, 2);
      const body = {
        productId: id,
        quantity: 2,
        customerName: 'D',
        phone: '1',
        address: 'A',
        city: 'B',
      };
      const { body: placed, status } = await call('placeOrder', {}, { token, body });
      if (status === 201) await call('cancelOrder', { id: placed.insertedId }, { token });
    };
    const runs = Array.from({ length: 8 }, () => sendStockAlerts(deps));
    await Promise.all([...Array.from({ length: 8 }, sale), ...runs]);
    await setStock(id, { available: 100, received: 100 });
    await Promise.all([sendStockAlerts(deps), sendStockAlerts(deps)]);
    await sendStockAlerts(deps);
    const told = await Promise.all(waiting.map(async (person) => (await mailsTo(person)).length));
    expect(told).toEqual([1, 1, 1]);
  });
});

describe('the link in the mail', () => {
  const keyOf = async (person: TestUser): Promise<string> => {
    const { docs } = await db.collection('stockAlerts').where('uid', '==', person.uid).get();
    return docs[0]?.get('key') as string;
  };

  it('ends all reminders of one person without signing in, and answers alike for any key', async () => {
    const [id, other] = [await soldOut(), await soldOut()];
    const [person, neighbour] = [await newCustomer(), await newCustomer()];
    for (const who of [person, neighbour]) await wait(who, id);
    await wait(person, other);
    const end = (key: string) =>
      call('endStockAlerts', {}, { body: { key }, headers: clientAddress() });
    const answers = [await end(await keyOf(person)), await end('no-such-key')];
    expect(answers.map(({ body }) => body)).toEqual([{ received: true }, { received: true }]);
    expect([await waitsFor(person), await waitsFor(neighbour)]).toEqual([[], [id]]);
  });

  it('stands in the mail, and works as a form without scripts', async () => {
    const [id, other, person] = [await soldOut(), await soldOut(), await newCustomer()];
    await wait(person, id);
    await wait(person, other);
    await restock(id, 2);
    await sendStockAlerts(deps);
    const [text = ''] = await mailsTo(person);
    const key = /stock-alert\?key=([\w-]+)/.exec(text)?.[1] ?? '';
    const answer = await fetch(new URL(SITE_PATHS.stockAlert, SHOP), {
      method: 'POST',
      body: new URLSearchParams({ key }),
      headers: { 'sec-fetch-site': 'same-origin', ...clientAddress() },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      SITE_PATHS.stockAlertEnded,
    ]);
    expect(await waitsFor(person)).toEqual([]);
  });

  it('asks for the key, and for patience', async () => {
    const end = (body: object, headers = clientAddress()) =>
      call('endStockAlerts', {}, { body, headers });
    expect((await end({})).error.code).toBe('validation_failed');
    const headers = clientAddress();
    await callUntilRateLimited(PUBLIC_WRITE_LIMIT, 200, () => end({ key: 'none' }, headers));
  });
});

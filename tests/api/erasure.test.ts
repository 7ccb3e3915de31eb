import { RETENTION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { pseudonymOf } from '../../functions/src/data/people/personal-records.ts';
import { finishErasures } from '../../functions/src/domain/users/erase-account.ts';
import {
  newAdmin,
  newCustomer,
  newVerifiedCustomer,
  unique,
  type TestUser,
} from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { call, clientAddress } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import { writeMail } from '../support/api-mails.ts';
import { markOrder, newOrder, newProduct, stockIsWhole } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { reviewProduct } from '../support/api-reviews.ts';
import { newBlog, uploadedPicture } from '../support/api-shop-content.ts';

const { admin } = await people({ admin: 'admin' });

const erase = ({ email, token }: Pick<TestUser, 'email' | 'token'>) =>
  call('eraseAccount', { email }, { token });

/** Where in the database a text stands: the names of all collections that have it. */
const collectionsWith = async (text: string): Promise<string[]> => {
  const found: string[] = [];
  for (const each of await db.listCollections()) {
    const { docs } = await each.get();
    if (docs.some((document) => JSON.stringify([document.id, document.data()]).includes(text)))
      found.push(each.id);
  }
  return found.toSorted();
};

const starsOf = async (id: string) => (await call('getProduct', { id })).body.rating?.count ?? 0;

/** Somebody of whom the shop has something in every collection that names a person. */
const busyCustomer = async () => {
  const person = await newVerifiedCustomer();
  const { email, token, uid } = person;
  const [product, soldOut] = [await newProduct(), await newProduct({ available: 0 })];
  const [shipped, unpaid, cancelled] = [
    await newOrder(person, product),
    await newOrder(person, product),
    await newOrder(person, product),
  ];
  await markOrder(shipped, { paid: true, shipped: true });
  await call('cancelOrder', { id: cancelled }, { token });
  await reviewProduct(person, product, 5);
  const review = { description: unique('Rolls well'), ratings: 4 };
  await call('createReview', {}, { token, body: review });
  const { body: basket } = await call('getBasket', { email }, { token });
  const lines = [{ productId: product, price: 4.35, quantity: 2 }];
  await call('updateBasket', { email }, { token, body: { ...basket, lines } });
  await call('addStockAlert', { id: soldOut }, { token });
  const message = { email: email.replace('user', 'User'), subject: 'Hello', message: 'Call me' };
  await call('createContactMessage', {}, { body: message, headers: clientAddress() });
  await writeMail(email, { subject: 'About your order' });
  await db.doc(`withheldMail/${unique('mail')}`).create({
    ...{ to: email, uid, withheld: 'unverified' },
    message: { subject: 'Waits', text: '', html: '' },
  });
  const picture = await uploadedPicture({ token });
  // Once an admin, and none again, which the log says.
  await call('makeAdmin', { email }, { token: admin.token });
  await call('demoteAdmin', { email }, { token: admin.token });
  return { person, product, shipped, unpaid, review, picture };
};

describe('POST /user/erase/{email}', () => {
  it('leaves the address nowhere but where the law keeps it', async () => {
    const { person, product, shipped, unpaid, review, picture } = await busyCustomer();
    const { email, uid } = person;
    const before = await collectionsWith(email);
    expect(before).toEqual(
      expect.arrayContaining([
        ...['auditLog', 'cancelledOrders', 'contactMessages', 'mail', 'orders', 'stockAlerts'],
        ...['users', 'withheldMail'],
      ]),
    );
    expect(await starsOf(product)).toBe(1);

    expect((await erase(person)).body).toEqual({ state: 'done' });

    const after = await collectionsWith(email);
    expect(after).toEqual(['mail', 'orders']);
    const rows = RETENTION as Record<string, { erased: string }>;
    expect(after.map((name) => rows[name]?.erased)).toEqual(['expires', 'kept']);
    // What is left of mails told the office of them.
    expect((await db.collection('mail').where('to', '==', email).get()).size).toBe(0);
    const withUid = await collectionsWith(uid);
    const mayHaveIt = ['kept', 'expires'];
    const unexpected = withUid.filter((name) => !mayHaveIt.includes(rows[name]?.erased ?? ''));
    // The record that it was erased.
    expect(unexpected).toEqual(['erasures']);
    expect(await collectionsWith(review.description)).toEqual([]);
    expect((await fetch(picture)).status).toBe(404);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await db.doc(`orders/${shipped}`).get()).get('email')).toBe(email);
    expect((await db.doc(`orders/${unpaid}`).get()).exists).toBe(false);
    expect(await stockIsWhole(product)).toBe(true);
    expect((await db.doc(`products/${product}`).get()).get('stars')).toEqual([0, 0, 0, 0, 0]);
    const erasure = (await db.doc(`erasures/${uid}`).get()).data();
    expect(erasure).toMatchObject({ state: 'done', erased: { orders: 1, reviews: 1 } });
    expect(erasure?.email).toBeUndefined();
  });

  it('hides who it was of the office that cancelled an order of somebody else', async () => {
    const [former, customer] = [await newVerifiedCustomer(), await newCustomer()];
    const { email, uid } = former;
    await call('makeAdmin', { email }, { token: admin.token });
    const id = await newOrder(customer, await newProduct());
    await call('cancelOrder', { id }, { token: former.token });
    expect(await collectionsWith(email)).toContain('cancelledOrders');
    await call('demoteAdmin', { email }, { token: admin.token });
    expect((await erase(former)).body).toEqual({ state: 'done' });
    expect((await collectionsWith(email)).filter((name) => name !== 'mail')).toEqual([]);
    const kept = (await db.doc(`cancelledOrders/${id}`).get()).data();
    expect(kept).toMatchObject({ email: customer.email, cancelledBy: pseudonymOf(uid) });
  });

  it('takes their own photo along and leaves what the shop shows, without who sent it', async () => {
    const person = await newCustomer();
    const { email, token, uid } = person;
    const [photo, shown] = [await uploadedPicture({ token }), await uploadedPicture({ token })];
    await db.doc(`users/${uid}`).update({ imageLink: photo });
    await newBlog(unique('By somebody'), 'Shows a picture of theirs.', shown);
    expect((await erase(person)).body).toEqual({ state: 'done' });
    expect([(await fetch(photo)).status, (await fetch(shown)).status]).toEqual([404, 200]);
    expect(await collectionsWith(uid)).toEqual(['erasures']);
    expect(await collectionsWith(email)).toEqual([]);
  });

  it('ends every session, and the same address can begin again', async () => {
    const person = await newCustomer();
    expect((await erase(person)).status).toBe(200);
    expect((await erase(person)).status).toBe(401);
    const again = await newCustomer(person.email);
    expect(again.uid).not.toBe(person.uid);
  });

  it('leaves what was written under an address that nobody has verified to whoever it is', async () => {
    const person = await newCustomer();
    const body = { email: person.email, subject: 'Not by this account' };
    await call('createContactMessage', {}, { body, headers: clientAddress() });
    expect((await erase(person)).body).toEqual({ state: 'done' });
    expect(await collectionsWith(person.email)).toEqual(['contactMessages']);
  });

  it('is done by an admin for somebody who writes, whose log has the admin alone', async () => {
    const { email, uid } = await newCustomer();
    expect((await call('eraseAccount', { email }, { token: admin.token })).body.state).toBe('done');
    expect((await call('getUser', { email }, { token: admin.token })).status).toBe(404);
    const { docs } = await db.collection('auditLog').where('type', '==', 'user.erasure').get();
    expect(docs.map((entry) => entry.get('by') as string)).toContain(admin.email);
    expect(await collectionsWith(email)).toEqual([]);
    expect((await db.doc(`erasures/${uid}`).get()).get('state')).toBe('done');
  });

  it.each([
    ['is paid and has not left', { paid: true }],
    ['is being refunded', { paid: true, shipped: true, refundAskedAt: new Date() }],
    ['left moments ago', { paid: true, shipped: true, undoUntil: new Date() }],
    ['is disputed', { paid: true, shipped: true, dispute: { state: 'open' } }],
  ])('is refused while an order %s', async (_how, state) => {
    const person = await newCustomer();
    const id = await newOrder(person, await newProduct());
    await db.doc(`orders/${id}`).update({ ...state, holdUntil: null });
    const { status, error } = await erase(person);
    expect([status, error.code]).toEqual([409, 'conflict']);
    expect(error.message).toMatch(/^Order RW-.* is paid and not done with/);
    expect((await db.doc(`users/${person.uid}`).get()).get('disabled')).toBeUndefined();
  });
});

describe.each(['getOwnData', 'eraseAccount'] as const)('%s by an admin', (name) => {
  it('is answered 404 for an address that nobody has and 400 for what is none', async () => {
    const { token } = await newAdmin();
    const email = `${unique('nobody')}@test.example`;
    expect((await call(name, { email }, { token })).status).toBe(404);
    expect((await call(name, { email: 'no address' }, { token })).status).toBe(400);
  });
});

describe('the job that finishes erasures', () => {
  const later = { ...deps, now: () => Date.now() + 60_000 };
  const until = Number.POSITIVE_INFINITY;

  const begun = async (person: TestUser): Promise<void> => {
    const { uid, email } = person;
    const erasure = { uid, email, byAddress: true, requestedAt: Date.now() };
    const audit = { type: 'user.erasure', at: Date.now(), by: 'shop', details: {} } as const;
    await deps.users.beginErasure(erasure, audit);
  };

  it('goes on with what was left half done', async () => {
    const person = await newCustomer();
    const id = await newOrder(person, await newProduct());
    await begun(person);
    const { done, failed } = await finishErasures(later, until);
    expect([done, failed]).toEqual([1, []]);
    expect((await db.doc(`orders/${id}`).get()).exists).toBe(false);
    expect(await collectionsWith(person.email)).toEqual([]);
  });

  it('waits for an order that was paid in the meantime, with the account closed', async () => {
    const person = await newCustomer();
    const id = await newOrder(person, await newProduct());
    await begun(person);
    await markOrder(id, { paid: true });
    expect((await finishErasures(later, until)).failed).toEqual([person.uid]);
    expect((await call('getUser', { email: person.email }, { token: person.token })).status).toBe(
      401,
    );
    await markOrder(id, { paid: true, shipped: true });
    expect((await finishErasures(later, until)).done).toBe(1);
    expect(await collectionsWith(person.email)).toEqual(['orders']);
  });

  it('leaves what it has no time for to the next run', async () => {
    const person = await newCustomer();
    await begun(person);
    expect(await finishErasures(later, 0)).toEqual({ done: 0, running: 1, failed: [] });
    expect((await finishErasures(later, until)).done).toBe(1);
  });
});

describe('GET /user/data/{email}', () => {
  it('gives everything that is kept about the account', async () => {
    const { person, product, shipped, unpaid, picture } = await busyCustomer();
    const { email, token, uid } = person;
    const { body } = await call('getOwnData', { email }, { token });
    expect(body.profile).toMatchObject({ _id: uid, email });
    expect(body.orders.map(({ _id }) => _id).toSorted()).toEqual([shipped, unpaid].toSorted());
    expect(body.cancelledOrders).toHaveLength(1);
    expect(body.basket.lines).toMatchObject([{ productId: product }]);
    expect(body.reviews).toMatchObject([{ ratings: 4 }]);
    expect(body.productReviews).toMatchObject([{ productId: product, ratings: 5 }]);
    expect(body.stockAlerts).toHaveLength(1);
    expect(body.contactMessages).toMatchObject([{ email, subject: 'Hello' }]);
    expect(body.mails.map(({ subject }) => subject)).toContain('About your order');
    expect(body.withheldMails.map(({ subject }) => subject)).toEqual(['Waits']);
    expect(body.pictures).toEqual([picture]);
    expect(body.logEntries.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['user.role', 'order.cancelled']),
    );
    expect(body.notes).toEqual([]);
    const byAdmin = await call('getOwnData', { email }, { token: admin.token });
    expect(byAdmin.body.orders).toHaveLength(2);
  });

  it('leaves out what goes by an address that nobody has verified, and says so', async () => {
    const { email, token } = await newCustomer();
    const body = { email, subject: 'Not by this account' };
    await call('createContactMessage', {}, { body, headers: clientAddress() });
    const answer = await call('getOwnData', { email }, { token });
    expect(answer.body.contactMessages).toEqual([]);
    expect(answer.body.notes).toEqual([expect.stringContaining('verified')]);
  });
});

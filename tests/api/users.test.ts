import { describe, expect, it } from 'vitest';
import { VALIDATION } from '@rollwell/functions/contract';
import {
  newAdmin,
  newCustomer,
  openSession,
  revoke,
  signIn,
  signUp,
  unique,
} from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { call, PICTURE, SHOP } from '../support/api-client.ts';
import { startShopProcess } from '../support/api-processes.ts';
import { withClaims } from '../support/api-tokens.ts';

const profile = {
  displayName: 'Ada Painter',
  phone: '+49 30 1234',
  address: 'Main Street 1',
  city: 'Berlin',
  education: 'Master painter',
  linkedIn: 'https://linkedin.example/ada',
  github: 'https://github.example/ada',
  imageLink: PICTURE,
};

describe('PUT /user/{email}', () => {
  it('creates the user as a customer and gives an access token that works', async () => {
    const { email, uid, idToken } = await signUp(undefined, 'Ada');
    const token = await openSession(email, idToken);
    const { body } = await call('getUser', { email }, { token });
    expect(body).toMatchObject({
      _id: uid,
      email,
      displayName: 'Ada',
      role: 'customer',
      phone: '',
    });
    expect(Date.now() - Date.parse(body.createdAt)).toBeLessThan(60_000);
  });

  it('keeps role and profile of a user who comes back', async () => {
    const user = await newAdmin();
    await call('updateUser', { email: user.email }, { token: user.token, body: profile });
    const token = await openSession(user.email, await signIn(user.email));
    const { body } = await call('getUser', { email: user.email }, { token });
    expect(body).toMatchObject({ ...profile, role: 'admin' });
  });

  it('takes two first sign-ins at once', async () => {
    const { email, idToken } = await signUp();
    const tokens = await Promise.all([1, 2, 3].map(() => openSession(email, idToken)));
    expect(tokens.every((token) => token.length > 100)).toBe(true);
  });

  it('compares emails without regard to case', async () => {
    const { email, idToken } = await signUp();
    const upper = email.toUpperCase();
    const answer = await call(
      'openSession',
      { email: upper },
      { token: idToken, body: { email: upper } },
    );
    expect(answer.status).toBe(200);
    const own = await call('getUser', { email: upper }, { token: answer.body.accessToken });
    expect(own.body.email).toBe(email);
  });

  it('refuses another email', async () => {
    const [one, other] = await Promise.all([signUp(), signUp()]);
    const { status, error } = await call(
      'openSession',
      { email: other.email },
      { token: one.idToken, body: { email: other.email } },
    );
    expect([status, error.code]).toEqual([403, 'permission_denied']);
  });

  it('refuses a body that names another email than the path', async () => {
    const { email, idToken } = await signUp();
    const body = { email: 'somebody@else.example' };
    const { status, error } = await call('openSession', { email }, { token: idToken, body });
    expect([status, error.fields]).toEqual([400, { email: VALIDATION.emailOfPath }]);
  });

  it.each([
    ['nothing', {}, { email: VALIDATION.emailRequired }],
    ['no email', { email: 'nobody' }, { email: VALIDATION.emailPattern }],
    [
      'a role',
      { role: 'admin' },
      { email: VALIDATION.emailRequired, role: VALIDATION.unknownField },
    ],
  ])('refuses a body with %s', async (_what, body, fields) => {
    const { email, idToken } = await signUp();
    const { status, error } = await call('openSession', { email }, { token: idToken, body });
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('wants an ID token of a user in good standing', async () => {
    const user = await newCustomer();
    const gone = await signUp();
    const late = await signUp();
    await Promise.all([auth.deleteUser(gone.uid), revoke(late.uid)]);
    const past = Math.floor(Date.now() / 1000) - 7200;
    const bearers = {
      none: undefined,
      accessToken: user.token,
      expired: withClaims(user.idToken, { iat: past, exp: past + 3600 }),
      otherProject: withClaims(user.idToken, {
        aud: 'other',
        iss: 'https://securetoken.google.com/other',
      }),
      deleted: gone.idToken,
      revoked: late.idToken,
    };
    for (const [why, token] of Object.entries(bearers)) {
      const { status } = await call(
        'openSession',
        { email: user.email },
        { token, body: { email: user.email } },
      );
      expect([why, status]).toEqual([why, 401]);
    }
  });
});

describe('GET /admin/{email}', () => {
  it('is true for admins and false for customers', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const ask = (email: string, token: string) => call('isAdmin', { email }, { token });
    expect((await ask(customer.email, customer.token)).body).toEqual({ admin: false });
    expect((await ask(admin.email, admin.token)).body).toEqual({ admin: true });
    expect((await ask(customer.email, admin.token)).body).toEqual({ admin: false });
    expect((await ask('nobody@nowhere.example', admin.token)).body).toEqual({ admin: false });
  });
});

describe('GET /user/{email}', () => {
  it('gives an admin any user, 404 for an unknown email and 400 for what is no email', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const ask = (email: string) => call('getUser', { email }, { token: admin.token });
    expect((await ask(customer.email)).body._id).toBe(customer.uid);
    expect((await ask('nobody@nowhere.example')).status).toBe(404);
    expect((await ask('no email')).error.fields).toEqual({ email: VALIDATION.emailPattern });
  });
});

describe('GET /user', () => {
  it('lists everybody page by page, newest first', async () => {
    const admin = await newAdmin();
    const [one, two] = [await newCustomer(), await newCustomer()];
    const first = await call('listUsers', {}, { token: admin.token, query: { limit: 1 } });
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const second = await call('listUsers', {}, { token: admin.token, query: { limit: 1, cursor } });
    expect(first.body).toHaveLength(1);
    const seen = await call('listUsers', {}, { token: admin.token, query: { limit: 100 } });
    const order = seen.body.map((user) => user._id);
    expect(order.indexOf(two.uid)).toBeLessThan(order.indexOf(one.uid));
    expect(second.body[0]?.createdAt).toBeDefined();
    expect(second.body[0]?._id).not.toBe(first.body[0]?._id);
  });

  it('says of each address whether it is verified', async () => {
    const admin = await newAdmin();
    const [one, two] = [await newCustomer(), await newCustomer()];
    await auth.updateUser(one.uid, { emailVerified: true });
    const { body } = await call('listUsers', {}, { token: admin.token, query: { limit: 100 } });
    const isVerified = (uid: string) => body.find(({ _id }) => _id === uid)?.emailVerified;
    expect([isVerified(one.uid), isVerified(two.uid)]).toEqual([true, false]);
  });
});

describe('PUT /user/admin/{email}', () => {
  it('makes an admin at once, says 0 the second time and leaves a trace', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const promote = () => call('makeAdmin', { email: customer.email }, { token: admin.token });
    expect((await call('listUsers', {}, { token: customer.token })).status).toBe(403);
    expect((await promote()).body).toEqual({ modifiedCount: 1 });
    expect((await promote()).body).toEqual({ modifiedCount: 0 });
    expect((await call('listUsers', {}, { token: customer.token })).status).toBe(200);
    const { docs } = await db.collection('auditLog').where('uid', '==', customer.uid).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { type: 'user.role', by: admin.email, from: 'customer', to: 'admin' },
    ]);
  });

  it('refuses an address that is not verified where the shop is told to, until it is', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const shop = await startShopProcess({ env: { ONLY_VERIFIED_ADMINS: 'true' } });
    const by = { token: admin.token, origin: shop.url };
    const promote = () => call('makeAdmin', { email: customer.email }, by);
    const byId = call('setRole', { id: customer.uid }, { ...by, body: { role: 'admin' } });
    for (const { status, error } of await Promise.all([promote(), byId]))
      expect([status, error.code]).toEqual([409, 'email_unverified']);
    await auth.updateUser(customer.uid, { emailVerified: true });
    expect((await promote()).body).toEqual({ modifiedCount: 1 });
    shop.stop();
  });

  it('answers 404 for an unknown email', async () => {
    const admin = await newAdmin();
    const email = `${unique('nobody')}@test.example`;
    expect((await call('makeAdmin', { email }, { token: admin.token })).status).toBe(404);
  });
});

const deliveryDetails = {
  displayName: 'Ada Painter',
  phone: '+49 30 1234',
  address: 'Main Street 1',
  postcode: '1010',
  city: 'Vienna',
  country: 'AT',
  company: 'Painter & Daughters',
  vatNumber: 'ATU12345675',
} as const;

describe('PUT /user/delivery/{email}', () => {
  it('stores where parcels go without a photo, and keeps what is not sent', async () => {
    const { email, token } = await newCustomer();
    const own = async () => (await call('getUser', { email }, { token })).body;
    expect(await own()).toMatchObject({ postcode: '', country: '', company: '', vatNumber: '' });
    const body = { ...deliveryDetails, city: '  Vienna  ' };
    const saved = await call('updateDelivery', { email }, { token, body });
    expect([saved.status, saved.body]).toEqual([200, { modifiedCount: 1 }]);
    await call('updateDelivery', { email }, { token, body: { phone: '+43 1 999' } });
    const user = await own();
    expect(user).toMatchObject({ ...deliveryDetails, phone: '+43 1 999', imageLink: '' });
    await call('updateUser', { email }, { token, body: { imageLink: PICTURE, city: 'Graz' } });
    expect(await own()).toEqual({ ...user, imageLink: PICTURE, city: 'Graz' });
  });

  it.each([
    ['a photo', { imageLink: PICTURE }, { imageLink: VALIDATION.unknownField }],
    ['a role', { role: 'admin' }, { role: VALIDATION.unknownField }],
    ['a number for a text', { phone: 5 }, { phone: VALIDATION.wrongType }],
    ['a country outside', { country: 'US' }, { country: VALIDATION.choice('Country') }],
    ['what is no VAT number', { vatNumber: 'none' }, { vatNumber: VALIDATION.vatNumber }],
    ['a long company', { company: 'x'.repeat(201) }, { company: VALIDATION.maxLength(200) }],
    ['a long postcode', { postcode: '1'.repeat(13) }, { postcode: VALIDATION.maxLength(12) }],
  ])('refuses %s beside its field', async (_what, wrong, fields) => {
    const { email, token } = await newCustomer();
    const body = { ...deliveryDetails, ...wrong };
    const { status, error } = await call('updateDelivery', { email }, { token, body });
    expect([status, error.fields]).toEqual([400, fields]);
    expect((await call('getUser', { email }, { token })).body.address).toBe('');
  });

  it('refuses somebody else, admins too', async () => {
    const [{ email, token }, admin] = await Promise.all([newCustomer(), newAdmin()]);
    for (const other of [await newCustomer(), admin]) {
      const by = { token: other.token, body: deliveryDetails };
      const { status, error } = await call('updateDelivery', { email }, by);
      expect([status, error.code]).toEqual([403, 'permission_denied']);
    }
    expect((await call('getUser', { email }, { token })).body.address).toBe('');
  });
});

describe('PUT /user/update/{email}', () => {
  it('stores the profile, trimmed, and keeps what is not sent', async () => {
    const { email, token } = await newCustomer();
    const otherPicture = `${SHOP}/hero-1280.webp`;
    const body = { ...profile, city: '  Berlin  ' };
    expect((await call('updateUser', { email }, { token, body })).body).toEqual({
      modifiedCount: 1,
    });
    await call('updateUser', { email }, { token, body: { imageLink: otherPicture } });
    const { body: user } = await call('getUser', { email }, { token });
    expect(user).toMatchObject({ ...profile, imageLink: otherPicture });
  });

  it.each([
    ['no photo', {}, { imageLink: VALIDATION.profilePhotoRequired }],
    ['a role', { ...profile, role: 'admin' }, { role: VALIDATION.unknownField }],
    ['an email', { ...profile, email: 'a@b.example' }, { email: VALIDATION.unknownField }],
    ['a number for a text', { ...profile, phone: 5 }, { phone: VALIDATION.wrongType }],
    [
      'a script for a photo',
      { ...profile, imageLink: 'javascript:alert(1)' },
      { imageLink: VALIDATION.url },
    ],
    [
      'a photo from where the site shows none',
      { ...profile, imageLink: 'https://firebasestorage.googleapis.com.evil.example/b.png' },
      { imageLink: VALIDATION.pictureHost },
    ],
    ['a long city', { ...profile, city: 'x'.repeat(201) }, { city: VALIDATION.maxLength(200) }],
    ['a list', [], undefined],
  ])('refuses %s', async (_what, body, fields) => {
    const { email, token } = await newCustomer();
    const { status, error } = await call('updateUser', { email }, { token, body });
    expect([status, error.fields]).toEqual([400, fields]);
    expect((await call('getUser', { email }, { token })).body).toMatchObject({
      role: 'customer',
      city: '',
    });
  });
});

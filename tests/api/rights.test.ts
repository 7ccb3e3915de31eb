import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { createUserRepository } from '../../functions/src/data/people/user-repository.ts';
import {
  newAdmin,
  newCustomer,
  openSession,
  signIn,
  unique,
  type TestUser,
} from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { startAppOn, contended } from '../support/in-process-app.ts';

const seen = async ({ email, token }: TestUser) =>
  (await call('getUser', { email }, { token })).status;

const logOf = async (by: TestUser) => {
  const { docs } = await db.collection('auditLog').where('by', '==', by.email).get();
  return docs.map((entry) => [entry.get('type') as string, entry.get('uid') as string]);
};

const subjectsTo = async (email: string) => {
  const { docs } = await db.collection('mail').where('to', '==', email).get();
  return docs.map((mail) => mail.get('message.subject') as string);
};

describe('PUT /user/closed/{email}', () => {
  it('ends every right of a person at once, and reopening gives them back', async () => {
    const [admin, person] = await Promise.all([newAdmin(), newCustomer()]);
    const { email } = person;
    const by = { token: admin.token };
    expect(await seen(person)).toBe(200);
    expect((await call('closeAccount', { email }, by)).body).toEqual({ modifiedCount: 1 });
    expect(await seen(person)).toBe(401);
    expect((await db.doc(`users/${person.uid}`).get()).get('disabled')).toBe(true);
    await expect(signIn(email)).rejects.toThrow('USER_DISABLED');
    await expect(openSession(email, person.idToken)).rejects.toThrow('sign in');
    expect((await call('closeAccount', { email }, by)).body).toEqual({ modifiedCount: 0 });

    expect((await call('reopenAccount', { email }, by)).body).toEqual({ modifiedCount: 1 });
    const token = await openSession(email, await signIn(email));
    expect(await seen({ ...person, token })).toBe(200);
    expect((await call('reopenAccount', { email }, by)).body).toEqual({ modifiedCount: 0 });
    expect((await logOf(admin)).sort()).toEqual([
      ['user.closed', person.uid],
      ['user.reopened', person.uid],
    ]);
  });

  it('holds although the identity provider was never called', async () => {
    const person = await newCustomer();
    await db.doc(`users/${person.uid}`).update({ disabled: true });
    expect(await seen(person)).toBe(401);
    await expect(openSession(person.email, await signIn(person.email))).rejects.toThrow('sign in');
  });

  it('is not for the own account, and nobody has an email that nobody has', async () => {
    const { email, token } = await newAdmin();
    expect((await call('closeAccount', { email }, { token })).status).toBe(403);
    const nobody = `${unique('nobody')}@test.example`;
    expect((await call('closeAccount', { email: nobody }, { token })).status).toBe(404);
  });
});

describe('PUT /user/customer/{email}', () => {
  it('takes the rights of an admin away at once, with an entry in the audit log', async () => {
    const [admin, other] = await Promise.all([newAdmin(), newAdmin()]);
    const list = () => call('listUsers', {}, { token: other.token });
    const demote = () => call('demoteAdmin', { email: other.email }, { token: admin.token });
    expect((await list()).status).toBe(200);
    expect((await demote()).body).toEqual({ modifiedCount: 1 });
    expect((await list()).status).toBe(403);
    expect((await demote()).body).toEqual({ modifiedCount: 0 });
    expect(await logOf(admin)).toEqual([['user.role', other.uid]]);
    expect(await subjectsTo(other.email)).toEqual(['You are no longer an admin of Rollwell']);
    expect(await subjectsTo(admin.email)).toEqual([`You have made ${other.email} a customer`]);
  });
});

describe('the last admin', () => {
  // A database of its own: the other tests' has many admins.
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, unique('app'));
  const shop = getFirestore(app, unique('one-admin'));
  const users = createUserRepository(shop);
  const audit = { type: 'user.role', at: 0, by: 'a@test.example', details: {} } as const;
  const add = (uid: string, more: object) =>
    shop.doc(`users/${uid}`).set({ email: `${uid}@test.example`, ...more });

  it('stays one, whoever asks, and goes when there is another', async () => {
    await add('only', { role: 'admin' });
    await add('closed', { role: 'admin', disabled: true });
    for (const attempt of [
      () => users.setRole('only', 'customer', audit),
      () => users.setDisabled('only', true, audit),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'last_admin' });
    expect((await shop.collection('auditLog').get()).size).toBe(0);
    await add('second', { role: 'admin' });
    expect(await users.setRole('only', 'customer', audit)).toBe(true);
  });

  it('is the office that is written to, and no admin whose account was closed', async () => {
    await add('closed', { role: 'admin', disabled: true });
    await add('reopened', { role: 'admin', disabled: false });
    const told = await users.adminEmails();
    expect(told).toContain('reopened@test.example');
    expect(told).not.toContain('closed@test.example');
    await add('reopened', { role: 'customer' });
  });

  it('cannot be lost by two who demote each other at once', async () => {
    await Promise.all([add('one', { role: 'admin' }), add('two', { role: 'admin' })]);
    await add('second', { role: 'customer' });
    const outcomes = await Promise.allSettled([
      users.setRole('one', 'customer', audit),
      users.setRole('two', 'customer', audit),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });
});

describe('PUT /user/customer/{email}', () => {
  it('leaves one of two admins who demote each other at once, and fails for neither', async () => {
    const [one, two] = await Promise.all([newCustomer(), newCustomer()]);
    const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, unique('app'));
    const shop = getFirestore(app, unique('two-admins'));
    const origin = await startAppOn(shop);
    const demote = (by: TestUser, { email }: TestUser) =>
      call('demoteAdmin', { email }, { token: by.token, origin });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        [one, two].map(({ uid, email }) =>
          shop
            .doc(`users/${uid}`)
            .set({ email, displayName: '', role: 'admin', createdAt: Timestamp.now() }),
        ),
      );
      const answers = await Promise.all([demote(one, two), demote(two, one)]);
      const said = answers.map(({ status, error }) => (status === 200 ? 'done' : error.code));
      expect(said).toContain('done');
      expect(['last_admin', 'permission_denied', 'too_many_requests']).toContain(
        said.find((each) => each !== 'done'),
      );
      const admins = await shop.collection('users').where('role', '==', 'admin').get();
      expect(admins.size).toBe(1);
    }
  });
});

it('a change of rights is put off where others are always faster', async () => {
  const aborted = Object.assign(new Error('transaction lock timeout'), { code: 10 });
  const origin = await startAppOn(contended(db, () => Promise.reject(aborted)));
  const [admin, person, colleague] = await Promise.all([newAdmin(), newCustomer(), newAdmin()]);
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  try {
    for (const [name, { email }] of [
      ['makeAdmin', person],
      ['demoteAdmin', colleague],
      ['closeAccount', person],
      ['reopenAccount', person],
      ['eraseAccount', person],
    ] as const) {
      const { status, error } = await call(name, { email }, { token: admin.token, origin });
      expect([name, status, error.code]).toEqual([name, 429, 'too_many_requests']);
    }
    for (const [name, body] of [
      ['setRole', { role: 'admin' }],
      ['setAccess', { disabled: true }],
    ] as const) {
      const by = { token: admin.token, origin, body };
      const { status, error } = await call(name, { id: person.uid }, by);
      expect([name, status, error.code]).toEqual([name, 429, 'too_many_requests']);
    }
  } finally {
    random.mockRestore();
  }
});

describe('PUT /user/signed-out/{email}', () => {
  it('ends the sessions of the person, also for the rules, and no one else’s', async () => {
    const [person, other] = await Promise.all([newCustomer(), newCustomer()]);
    // What began in the very second counts on.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { email, token, uid } = person;
    const before = Math.floor(Date.now() / 1000);
    expect((await call('signOutEverywhere', { email }, { token })).status).toBe(200);
    expect(await seen(person)).toBe(401);
    expect(await seen(other)).toBe(200);
    expect((await db.doc(`users/${uid}`).get()).get('sessionsFrom')).toBeGreaterThanOrEqual(before);
    expect(await seen({ ...person, token: await openSession(email, await signIn(email)) })).toBe(
      200,
    );
  });
});

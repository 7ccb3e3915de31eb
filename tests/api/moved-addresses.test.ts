import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';

/** What the shop keeps of somebody. */
const kept = async ({ uid }: TestUser) => {
  const document = await db.doc(`users/${uid}`).get();
  return {
    email: document.get('email') as string,
    role: document.get('role') as string,
    disabled: document.get('disabled') === true,
  };
};

/** Two accounts of which the shop keeps one address, the second being the newer. */
const twoOfOneAddress = async () => {
  const first = await newCustomer();
  const second = await newCustomer();
  await db.doc(`users/${second.uid}`).update({ email: first.email });
  return { email: first.email, first, second };
};

describe('an address that has moved from one account to another', () => {
  it('is at the shop the new account’s alone, and the former one has the address that the provider knows', async () => {
    const former = await newCustomer();
    const later = `${unique('later')}@test.example`;
    await auth.updateUser(former.uid, { email: later });
    const present = await newCustomer(former.email);
    expect((await kept(present)).email).toBe(former.email);
    expect((await kept(former)).email).toBe(later);
  });

  it('leaves an account without any where the provider no longer has that account', async () => {
    const former = await newCustomer();
    await db.doc(`users/${former.uid}`).update({ role: 'admin' });
    await auth.deleteUser(former.uid);
    const present = await newCustomer(former.email);
    expect((await kept(present)).email).toBe(former.email);
    expect((await kept(former)).email).toBe('');
    const { token } = await newAdmin();
    const { email } = present;
    expect((await call('isAdmin', { email }, { token })).body).toEqual({ admin: false });
    expect((await call('makeAdmin', { email }, { token })).body).toEqual({ modifiedCount: 1 });
    // Who has no address is written to no more, and can be changed like everybody else.
    const demoted = await call(
      'setRole',
      { id: former.uid },
      { token, body: { role: 'customer' } },
    );
    expect(demoted.body).toEqual({ modifiedCount: 1 });
    expect((await db.collection('mail').where('to', '==', '').get()).size).toBe(0);
  });

  it('is who the provider says has it, where an admin asks before the new account has been to the shop', async () => {
    const [former, other, admin] = await Promise.all([newCustomer(), newCustomer(), newAdmin()]);
    await auth.updateUser(former.uid, { email: `${unique('later')}@test.example` });
    await auth.updateUser(other.uid, { email: former.email });
    const { body } = await call('getUser', { email: former.email }, { token: admin.token });
    expect(body._id).toBe(other.uid);
  });
});

describe('rights of people by an address that several accounts have', () => {
  it.each([
    ...(['makeAdmin', 'demoteAdmin', 'closeAccount', 'reopenAccount'] as const),
    ...(['getOwnData', 'eraseAccount'] as const),
  ])('%s is refused, and changes none of them', async (name) => {
    const [{ email, first, second }, admin] = await Promise.all([twoOfOneAddress(), newAdmin()]);
    const before = [await kept(first), await kept(second)];
    const { status, error } = await call(name, { email }, { token: admin.token });
    expect([status, error.code]).toEqual([409, 'ambiguous_email']);
    expect([await kept(first), await kept(second)]).toEqual(before);
  });
});

describe('PUT /user/role/{id} and PUT /user/access/{id}', () => {
  it('change the account of the id, whichever others have its address, and say 0 the second time', async () => {
    const [{ first, second }, admin] = await Promise.all([twoOfOneAddress(), newAdmin()]);
    const { token } = admin;
    const change = async (name: 'setRole' | 'setAccess', body: object) =>
      (await call(name, { id: first.uid }, { token, body })).body.modifiedCount;
    const untouched = await kept(second);

    expect(await change('setRole', { role: 'admin' })).toBe(1);
    expect(await change('setRole', { role: 'admin' })).toBe(0);
    expect((await kept(first)).role).toBe('admin');
    expect(await change('setRole', { role: 'customer' })).toBe(1);
    expect(await change('setRole', { role: 'customer' })).toBe(0);
    expect((await kept(first)).role).toBe('customer');
    expect(await change('setAccess', { disabled: true })).toBe(1);
    expect(await change('setAccess', { disabled: true })).toBe(0);
    expect((await kept(first)).disabled).toBe(true);
    expect((await auth.getUser(first.uid)).disabled).toBe(true);
    expect(await change('setAccess', { disabled: false })).toBe(1);
    expect(await change('setAccess', { disabled: false })).toBe(0);
    expect((await kept(first)).disabled).toBe(false);
    expect(await kept(second)).toEqual(untouched);

    const { docs } = await db.collection('auditLog').where('by', '==', admin.email).get();
    expect(docs.map((entry) => entry.get('uid') as string)).toEqual(Array(4).fill(first.uid));
  });

  it('answer 404 for an unknown id, and refuse another role and the own account', async () => {
    const { token, uid } = await newAdmin();
    const role = (id: string, body: object) => call('setRole', { id }, { token, body });
    const reopen = (id: string) => call('setAccess', { id }, { token, body: { disabled: false } });
    for (const id of ['nobody-has-this', 'no/id']) {
      expect((await role(id, { role: 'admin' })).status).toBe(404);
      expect((await reopen(id)).status).toBe(404);
    }
    const { status, error } = await role(uid, { role: 'owner' });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['role']]);
    const own = await call('setAccess', { id: uid }, { token, body: { disabled: true } });
    expect(own.status).toBe(403);
  });
});

import { PERSON_LIMITS } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { releaseOrder } from '../../functions/src/domain/orders/release-holds.ts';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { orderInOtherProcess } from '../support/api-holds.ts';
import { newProduct } from '../support/api-orders.ts';
import { mailEventsOf } from '../support/api-records.ts';

/** A shop of this process with a setting of its own. */
const shopWith = (onlyVerifiedMail: boolean) => {
  const env = { ...process.env, FUNCTIONS_EMULATOR: 'true' };
  return createDeps(readConfig({ ...env, ONLY_VERIFIED_MAIL: String(onlyVerifiedMail) }));
};

const withheld = async (id: string): Promise<unknown> =>
  (await db.doc(`withheldMail/${id}`).get()).get('withheld');

describe('mail to an unverified address', () => {
  it('goes out in the emulators', async () => {
    const stranger = await newCustomer();
    const id = await orderInOtherProcess(stranger, await newProduct(), shopWith(false));
    expect(await mailEventsOf(id)).toEqual(['received']);
  });

  it('is withheld in a deployment, of each event, until the address is verified', async () => {
    const stranger = await newCustomer();
    const productId = await newProduct();
    const deps = shopWith(true);
    const first = await orderInOtherProcess(stranger, productId, deps);
    await releaseOrder(deps, first);
    expect(await mailEventsOf(first)).toEqual([]);
    expect(await withheld(`${first}-received`)).toBe('unverified');
    expect(await withheld(`${first}-cancelled`)).toBe('unverified');

    await auth.updateUser(stranger.uid, { emailVerified: true });
    const second = await orderInOtherProcess(stranger, productId, deps);
    expect(await mailEventsOf(second)).toEqual(['received']);
  });
});

describe('mail to an account that the office opened', () => {
  it('goes out before its address is verified, until the account has another one', async () => {
    const { token } = await newAdmin();
    const email = `${unique('telephone')}@test.example`;
    await call('inviteUser', { email }, { token, body: { displayName: 'Petra Painter' } });
    const { uid } = await auth.getUserByEmail(email);
    const { mailPolicy } = shopWith(true);
    expect(await mailPolicy.recipientOf(uid, email)).toEqual({ to: email });
    await auth.updateUser(uid, { email: `${unique('elsewhere')}@test.example` });
    expect(await mailPolicy.recipientOf(uid, email)).toMatchObject({ withheld: 'unverified' });
  });

  it('is withheld from somebody who signed up with an address before the office opened an account', async () => {
    const { token } = await newAdmin();
    const { uid, email } = await newCustomer();
    await call('inviteUser', { email }, { token, body: { displayName: 'Petra Painter' } });
    const { mailPolicy } = shopWith(true);
    expect(await mailPolicy.recipientOf(uid, email)).toMatchObject({ withheld: 'unverified' });
  });
});

describe('many orders of one person within the hour', () => {
  it('are all placed, and those past the limit are not written about', async () => {
    const { atMost } = PERSON_LIMITS.orderMails;
    const bomber = await newCustomer();
    const productId = await newProduct({ available: 4 * atMost });
    const deps = shopWith(false);
    const ids = await Promise.all(
      Array.from({ length: atMost + 3 }, () => orderInOtherProcess(bomber, productId, deps)),
    );
    const sent = await db.collection('mail').where('to', '==', bomber.email).get();
    expect(sent.size).toBe(atMost);
    const kept = await Promise.all(ids.map((id) => withheld(`${id}-received`)));
    expect(kept.filter((reason) => reason === 'too_many').length).toBe(3);
  });
});

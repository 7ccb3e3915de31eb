import { describe, expect, it } from 'vitest';
import { readConfig } from '../../functions/src/config.ts';
import { createDeps } from '../../functions/src/deps.ts';
import { sendAllWithheldMails } from '../../functions/src/domain/mail/withheld-mails.ts';
import { releaseOrder } from '../../functions/src/domain/orders/release-holds.ts';
import { newCustomer, openSession, signIn, type TestUser } from '../support/api-accounts.ts';
import { auth, db } from '../support/api-admin.ts';
import { orderInOtherProcess } from '../support/api-holds.ts';
import { mailAsSent } from '../support/api-mails.ts';
import { newProduct } from '../support/api-orders.ts';
import { mailEventsOf } from '../support/api-records.ts';

/** A shop that writes to verified addresses alone, as a deployment does. */
const deps = createDeps(
  readConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true', ONLY_VERIFIED_MAIL: 'true' }),
);

/** An order about which two mails are withheld: received and released. */
const withheldOrder = async (owner: TestUser): Promise<string> => {
  const id = await orderInOtherProcess(owner, await newProduct(), deps);
  await releaseOrder(deps, id);
  return id;
};
const isWithheld = async (id: string): Promise<boolean> =>
  (await db.doc(`withheldMail/${id}`).get()).exists;
const signInAgain = async ({ email }: TestUser): Promise<void> => {
  await openSession(email, await signIn(email));
};

describe('what was withheld until an address is verified', () => {
  it('is sent when its person comes back with a verified address, and not before', async () => {
    const owner = await newCustomer();
    const id = await withheldOrder(owner);
    await signInAgain(owner);
    expect(await mailEventsOf(id)).toEqual([]);
    await auth.updateUser(owner.uid, { emailVerified: true });
    await signInAgain(owner);
    for (const event of ['received', 'cancelled']) {
      expect(await isWithheld(`${id}-${event}`)).toBe(false);
      expect((await mailAsSent(`${id}-${event}`))?.to).toBe(owner.email);
    }
  });

  it('goes to the address that was verified, where the account has another one by now', async () => {
    const owner = await newCustomer();
    const id = await withheldOrder(owner);
    const email = `now-${owner.email}`;
    await auth.updateUser(owner.uid, { email, emailVerified: true });
    await sendAllWithheldMails(deps);
    expect((await mailAsSent(`${id}-received`))?.to).toBe(email);
  });

  it('is found by the job where nobody comes back, and what is too many stays', async () => {
    const [owner, other] = [await newCustomer(), await newCustomer()];
    const [id, theirs] = [await withheldOrder(owner), await withheldOrder(other)];
    await db.doc(`withheldMail/${id}-received`).update({ withheld: 'too_many' });
    await auth.updateUser(owner.uid, { emailVerified: true });
    await sendAllWithheldMails(deps);
    expect(await mailEventsOf(id)).toEqual(['cancelled']);
    expect(await isWithheld(`${id}-received`)).toBe(true);
    expect(await mailEventsOf(theirs)).toEqual([]);
  });
});

import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { RETENTION } from '@rollwell/functions/contract';
import { addMail } from '../../functions/src/data/people/mail.ts';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, clientAddress } from '../support/api-client.ts';
import { paidOrder } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';

const { owner } = await people({ owner: 'customer' });

/** The ids of something of each kind, written a moment ago. */
const written = async () => {
  const headers = clientAddress();
  const body = { email: 'ask@visitor.example', subject: unique('Question') };
  const message = await call('createContactMessage', {}, { body, headers });
  const { id } = await paidOrder(owner);
  const events = await db.collection('paymentEvents').where('orderId', '==', id).limit(1).get();
  const mailId = unique('mail');
  const batch = db.batch();
  const text = { subject: 'Waits', text: '', html: '' };
  addMail(db, batch, { id: mailId, to: owner.email, message: text, withheld: 'unverified' });
  await batch.commit();
  return {
    contactMessages: message.body.insertedId,
    paymentEvents: events.docs[0]?.id ?? '',
    withheldMail: mailId,
  } as const;
};

describe('the time of its end', () => {
  it('stands in what a TTL policy deletes', async () => {
    const ids = await written();
    for (const name of ['contactMessages', 'paymentEvents', 'withheldMail'] as const) {
      const end = (await db.doc(`${name}/${ids[name]}`).get()).get('expireAt') as Timestamp;
      const late = Date.now() + RETENTION[name].keptMs - end.toMillis();
      expect([name, late >= 0, late < 60_000]).toEqual([name, true, true]);
    }
  });
});

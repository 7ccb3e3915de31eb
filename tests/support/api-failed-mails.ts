import { Timestamp } from 'firebase-admin/firestore';
import { unique } from './api-accounts.ts';
import { db } from './api-admin.ts';

/** A mail that the mail server refused for the second of two people; gives its id. */
export const newFailedMail = async (subject = 'Your order'): Promise<string> => {
  const id = unique('failed');
  await db.doc(`mail/${id}`).set({
    to: ['one@test.example', 'two@test.example'],
    message: { subject, text: '', html: '' },
    state: 'failed',
    attempts: 16,
    left: ['two@test.example'],
    lastError: '550 5.1.1 <two@test.example>: Recipient address rejected: User unknown',
    failedAt: Timestamp.now(),
    expireAt: Timestamp.fromMillis(Date.now() + 60_000),
  });
  return id;
};

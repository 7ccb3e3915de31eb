import { expect, vi } from 'vitest';
import { addMail, type StoredMail } from '../../functions/src/data/people/mail.ts';
import { unique } from './api-accounts.ts';
import { db } from './api-admin.ts';

/** Writes a mail down as the commit of an event does; gives its id. */
export const writeMail = async (
  to: string | string[],
  message: Partial<StoredMail['message']> = {},
): Promise<string> => {
  const id = unique('mail');
  const batch = db.batch();
  addMail(db, batch, { id, to, message: { subject: '', text: '', html: '', ...message } });
  await batch.commit();
  return id;
};

/** What is written down of a mail. */
export const storedMail = async (id: string): Promise<StoredMail | undefined> =>
  (await db.doc(`mail/${id}`).get()).data() as StoredMail | undefined;

/** A mail once the function of the shop has sent it. */
export const mailAsSent = (id: string): Promise<StoredMail | undefined> =>
  vi.waitFor(
    async () => {
      const mail = await storedMail(id);
      expect(mail?.state).toBe('sent');
      return mail;
    },
    { timeout: 30_000, interval: 100 },
  );

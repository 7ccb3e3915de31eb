import { collection, type Firestore } from './firestore.ts';
import type { Mail } from './mail.ts';

/** What the Trigger Email extension writes into a mail that it has tried to send. */
interface SentMail extends Pick<Mail, 'to' | 'message'> {
  delivery?: { state: 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR' };
}

export interface MailRepository {
  /** Ids of mails that could not be delivered, so many at most. */
  listUndelivered(most: number): Promise<string[]>;
}

export const createMailRepository = (db: Firestore): MailRepository => ({
  listUndelivered: async (most) => {
    const mails = collection<SentMail>(db, 'mail');
    const { docs } = await mails.where('delivery.state', '==', 'ERROR').limit(most).select().get();
    return docs.map(({ id }) => id);
  },
});

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { addMail, type StoredMail } from '../../functions/src/data/people/mail.ts';
import { createMailRepository } from '../../functions/src/data/people/mail-repository.ts';
import { createMailer } from '../../functions/src/data/people/mailer.ts';
import type { DeliverDeps } from '../../functions/src/domain/mail/deliver-mail.ts';
import { startFaultyMailServer, type Fault } from './faulty-mail-server.ts';

/** How long a silent server is waited for here, in milliseconds. */
const SILENCE_MS = 300;

/** Mails in a project of their own, which the functions of the shop do not see, and a server for them. */
export const openMailBench = async (
  project: string,
  faultOf: (recipient: string) => Fault | undefined,
) => {
  const app = initializeApp({ projectId: project }, project);
  const db = getFirestore(app);
  const server = await startFaultyMailServer(faultOf);
  const clock = { ms: Date.now() };
  const deps: DeliverDeps = {
    mails: createMailRepository(db),
    mailer: createMailer(
      { uri: server.uri, from: 'Shop <shop@test.example>', password: '', isEncrypted: false },
      'https://shop.test',
      SILENCE_MS,
    ),
    now: () => clock.ms,
  };
  return {
    deps,
    mails: createMailRepository(db),
    taken: server.taken,
    /** Moves the clock of the functions. */
    wait: (ms: number): void => {
      clock.ms += ms;
    },
    write: async (id: string, to: string | string[]): Promise<void> => {
      const batch = db.batch();
      addMail(db, batch, { id, to, message: { subject: id, text: id, html: `<p>${id}</p>` } });
      await batch.commit();
    },
    stored: async (id: string): Promise<StoredMail> =>
      (await db.doc(`mail/${id}`).get()).data() as StoredMail,
    close: async (): Promise<void> => {
      server.close();
      await deleteApp(app);
    },
  };
};
export type MailBench = Awaited<ReturnType<typeof openMailBench>>;

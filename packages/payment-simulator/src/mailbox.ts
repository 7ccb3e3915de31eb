import { COLLECTIONS } from '@rollwell/functions/contract';

/** A mail as the shop wrote it for the Trigger Email extension. */
export interface Mail {
  id: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

export interface Mailbox {
  /** All mail, newest first. */
  list(): Promise<Mail[]>;
  find(id: string): Promise<Mail | undefined>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `to` of that convention: one address or a list of them. */
const addresses = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map(text).filter((part) => part !== '');

const group = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A document of the collection in the extension's convention; whatever is missing is empty. */
const toMail = (id: string, at: number, stored: Record<string, unknown>): Mail => {
  const message = group(stored.message);
  return {
    id,
    at,
    to: addresses(stored.to),
    subject: text(message.subject),
    text: text(message.text),
    html: text(message.html),
  };
};

/**
 * The mail in the Firestore emulator at `host`, such as `127.0.0.1:8080`. The client library is
 * loaded at the first look: the simulator is to start quickly.
 */
export const firestoreMailbox = (host: string, projectId: string): Mailbox => {
  const connect = async () => {
    process.env.FIRESTORE_EMULATOR_HOST = host;
    const [{ initializeApp }, { getFirestore }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/firestore'),
    ]);
    return getFirestore(initializeApp({ projectId }, 'mailbox')).collection(COLLECTIONS.mail);
  };
  let connection: ReturnType<typeof connect> | undefined;
  const open = () => (connection ??= connect());

  return {
    list: async () => {
      const { docs } = await (await open()).get();
      return docs
        .map((document) => toMail(document.id, document.createTime.toMillis(), document.data()))
        .sort((one, other) => other.at - one.at);
    },
    find: async (id) => {
      // What Firestore would take for a path is the id of no mail.
      if (!/^[\w-]{1,128}$/.test(id)) return undefined;
      const document = await (await open()).doc(id).get();
      const stored = document.data();
      if (!stored || !document.createTime) return undefined;
      return toMail(document.id, document.createTime.toMillis(), stored);
    },
  };
};

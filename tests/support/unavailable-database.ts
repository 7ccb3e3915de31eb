import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** What the client library sends everything through. */
interface Transport {
  request: () => Promise<never>;
  requestStream: () => Promise<never>;
}

const PERMISSION_DENIED = 7;

/** A database to which this becomes of whatever it is asked. */
const databaseThat = (name: string, request: () => Promise<never>): Firestore => {
  const db = getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, name));
  const transport = { request, requestStream: request };
  return Object.assign(db as unknown as Transport, transport) as unknown as Firestore;
};

/** A database that refuses whatever it is asked, at once and for good. */
export const unavailableDatabase = (): Firestore =>
  databaseThat('away', () =>
    Promise.reject(Object.assign(new Error('the database is away'), { code: PERMISSION_DENIED })),
  );

/** A database that never answers. */
export const silentDatabase = (): Firestore =>
  databaseThat('silent', () => new Promise(() => undefined));

import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** What the client library sends everything through. */
interface Transport {
  request: () => Promise<never>;
  requestStream: () => Promise<never>;
}

const PERMISSION_DENIED = 7;

/** A database that refuses whatever it is asked, at once and for good. */
export const unavailableDatabase = (): Firestore => {
  const db = getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, 'away'));
  const refuse = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('the database is away'), { code: PERMISSION_DENIED }));
  return Object.assign(db as unknown as Transport, {
    request: refuse,
    requestStream: refuse,
  }) as unknown as Firestore;
};

import type { WriteBatch } from 'firebase-admin/firestore';
import { collection, type Firestore } from './firestore.ts';

/** One mail in the shape that the Trigger Email extension sends. */
export interface Mail {
  /** Made of the order and the event, so that an event can be written about only once. */
  id: string;
  to: string | string[];
  message: { subject: string; text: string; html: string };
}

/** Adds a mail to the commit of the event it tells of. */
export const addMail = (db: Firestore, batch: WriteBatch, { id, to, message }: Mail): void => {
  batch.create(collection(db, 'mail').doc(id), { to, message });
};

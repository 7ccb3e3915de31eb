import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { db } from './api-admin.ts';
import { refreshReads } from './refresh-reads.ts';

/** Has everybody who knows the catalogue read all of it anew, once the batch is committed. */
export const markAllProducts = (batch: WriteBatch): WriteBatch =>
  batch.create(db.collection('removedProducts').doc(), {
    all: true,
    changedAt: FieldValue.serverTimestamp(),
  });

/**
 * Writes past the API what everybody sees, and has the processes that tests ask read it anew before
 * they show it.
 */
export const writeDirectly = async (write: (batch: WriteBatch) => unknown): Promise<void> => {
  const batch = db.batch();
  write(batch);
  await markAllProducts(batch).commit();
  await refreshReads();
};

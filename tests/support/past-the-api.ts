import type { WriteBatch } from 'firebase-admin/firestore';
import { noteChange, type Change } from '../../functions/src/data/change-feed.ts';
import { db } from './api-admin.ts';
import { lookAnew } from './look-anew.ts';

/** Notes in a batch what it changes of what public views show, as the API's own commits do. */
export const noteIn = (batch: WriteBatch, change: Change = { kind: 'products' }): WriteBatch => {
  noteChange(db, batch, change);
  return batch;
};

/**
 * Writes past the API what public views show, in a commit that says so as the API's own do, and has
 * the processes that tests ask look for it.
 */
export const pastTheApi = async (
  write: (batch: WriteBatch) => unknown,
  change: Change = { kind: 'products' },
): Promise<void> => {
  const batch = db.batch();
  write(batch);
  await noteIn(batch, change).commit();
  await lookAnew();
};

import type { Timestamp } from 'firebase-admin/firestore';
import { fromExactIso } from './timestamps.ts';

/** The precondition that a document is still in the version that was read. */
export const unchangedSince = (version: string): { lastUpdateTime: Timestamp } => {
  const lastUpdateTime = fromExactIso(version);
  if (!lastUpdateTime) throw new Error(`not a version of a document: ${version}`);
  return { lastUpdateTime };
};

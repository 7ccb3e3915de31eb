import { AppError } from '../contract/api/app-error.ts';
import type { AuditEntry } from '../data/firestore/audit.ts';
import type { EntryRepository } from '../data/firestore/entry-repository.ts';
import type { Caller } from './caller.ts';
import { orNotFound } from './or-not-found.ts';

interface Entry {
  _id: string;
  createdAt: string;
}

/**
 * Removes an entry for an admin and keeps its last state in the audit log. Gives 1.
 * @throws AppError `not_found`.
 */
export const removeEntry = async <Item extends Entry>(
  entries: EntryRepository<Item>,
  type: AuditEntry['type'],
  { id, by, at }: { id: string; by: Pick<Caller, 'email'>; at: number },
): Promise<number> => {
  const before = await orNotFound(entries.get(id));
  const removed = await entries.remove(id, { type, at, by: by.email, details: { before } });
  if (!removed) throw new AppError('not_found');
  return 1;
};

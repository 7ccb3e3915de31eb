import type { NewContactMessage } from '../../contract/schemas/contact.ts';
import type { Inserted } from '../../contract/schemas/entity.ts';
import type { Deps } from '../deps.ts';
import { withoutKey, type RecordOf } from '../make-once.ts';

/** Keeps a visitor's message for the admins. Gives its id. */
export const createContactMessage = async (
  { contactMessages, now }: Pick<Deps, 'contactMessages' | 'now'>,
  { email, subject, message = '' }: NewContactMessage,
  record: RecordOf<Inserted> = withoutKey,
): Promise<Inserted> => ({
  insertedId: await contactMessages.create({ email, subject, message }, now(), (insertedId) =>
    record({ insertedId }),
  ),
});

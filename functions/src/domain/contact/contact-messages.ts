import { emailKey } from '../../contract/text/email.ts';
import type { NewContactMessage } from '../../contract/schemas/contact.ts';
import type { Inserted } from '../../contract/schemas/entity.ts';
import type { Deps } from '../deps.ts';
import { type RecordOf, withoutKey } from '../idempotency.ts';
import type { ListQuery } from '../../contract/schemas/list-query.ts';

/** Keeps a visitor's message for the admins. Gives its id. */
export const createContactMessage = async (
  { contactMessages, now }: Pick<Deps, 'contactMessages' | 'now'>,
  { email, subject, message = '' }: NewContactMessage,
  record: RecordOf<Inserted> = withoutKey,
): Promise<Inserted> => ({
  // In the form by which it is looked up, when its person asks for it or has it erased.
  insertedId: await contactMessages.create(
    { email: emailKey(email), subject, message },
    now(),
    (insertedId) => record({ insertedId }),
  ),
});

/** All messages of visitors, newest first. */
export const listContactMessages = (
  { contactMessages }: Pick<Deps, 'contactMessages'>,
  page: ListQuery,
) => contactMessages.list(page);

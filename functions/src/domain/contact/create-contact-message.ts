import type { NewContactMessage } from '../../contract/schemas/contact.ts';
import type { Deps } from '../deps.ts';

/** Keeps a visitor's message for the admins. Gives its id. */
export const createContactMessage = (
  { contactMessages, now }: Pick<Deps, 'contactMessages' | 'now'>,
  { email, subject, message = '' }: NewContactMessage,
): Promise<string> => contactMessages.create({ email, subject, message }, now());

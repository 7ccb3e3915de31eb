import { array, type InferType, number, object, string } from 'yup';
import { time } from './fields.ts';

/** A mail that nobody tries any more, as GET /admin/mail/failed answers it; `_id` is its document's. */
export const failedMailSchema = object({
  _id: string().required(),
  /** Who has not got it. */
  to: array(string().required()).required(),
  subject: string().defined(),
  /** How often it was tried. */
  attempts: number().integer().required(),
  /** What the mail server said. */
  lastError: string().defined(),
  failedAt: time(),
});
export type FailedMail = InferType<typeof failedMailSchema>;

import { object, string, type InferType } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { optionalText, requiredEmail, requiredText, time } from './fields.ts';

/** Body of POST /contact and the quick contact form. */
export const newContactMessageSchema = object({
  email: requiredEmail(),
  subject: requiredText(VALIDATION.subjectRequired),
  message: optionalText({ kind: 'text', max: MAX_LENGTH.message }),
}).noUnknown(VALIDATION.unknownField);
export type NewContactMessage = InferType<typeof newContactMessageSchema>;

/** A contact message as admins read it. */
export const contactMessageSchema = object({
  _id: string().required(),
  email: string().required(),
  subject: string().required(),
  message: string().defined(),
  createdAt: time(),
});
export type ContactMessage = InferType<typeof contactMessageSchema>;

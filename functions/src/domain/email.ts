import { AppError } from '../contract/app-error.ts';
import { VALIDATION } from '../contract/validation-messages.ts';
import { emailKey, isEmail } from '../contract/email.ts';

/**
 * An email of a path in the form in which emails are compared.
 * @throws AppError `validation_failed` when it is none.
 */
export const normalEmail = (email: string): string => {
  if (!isEmail(email))
    throw new AppError('validation_failed', { fields: { email: VALIDATION.emailPattern } });
  return emailKey(email);
};

import { object, string, type InferType } from 'yup';
import { MAX_LENGTH, PASSWORD_RULE } from '../constants.ts';
import { VALIDATION } from '../validation-messages.ts';
import { requiredEmail, requiredText } from './fields.ts';

const password = () =>
  string()
    .typeError(VALIDATION.wrongType)
    .required(VALIDATION.passwordRequired)
    .matches(PASSWORD_RULE.digit, VALIDATION.passwordDigit);

export const loginFormSchema = object({ email: requiredEmail(), password: password() });
export type LoginForm = InferType<typeof loginFormSchema>;

export const signupFormSchema = object({
  fullName: requiredText(VALIDATION.fullNameRequired, { kind: 'name', max: MAX_LENGTH.name }),
  email: requiredEmail(),
  password: password(),
});
export type SignupForm = InferType<typeof signupFormSchema>;

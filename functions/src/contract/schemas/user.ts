import { boolean, type InferType, object, string } from 'yup';
import { MAX_LENGTH, PASSWORD_RULE, ROLES } from '../constants.ts';
import { COUNTRY_CODES } from '../delivery/countries.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { optionalText, requiredEmail, requiredPicture, requiredText, time } from './fields.ts';

/** Body of PUT /user/{email}: repeats the email of the path. */
export const openSessionSchema = object({ email: requiredEmail() }).noUnknown(
  VALIDATION.unknownField,
);
/** Of a person, what the profile and the delivery details both change. */
export const contactFields = {
  displayName: optionalText({ kind: 'name', max: MAX_LENGTH.name }),
  phone: optionalText({ kind: 'name' }),
  address: optionalText(),
  city: optionalText({ kind: 'name' }),
};
/** Body of PUT /user/update/{email} and the profile form. */
export const profileSchema = object({
  ...contactFields,
  education: optionalText(),
  linkedIn: optionalText({ kind: 'name', max: MAX_LENGTH.url }),
  github: optionalText({ kind: 'name', max: MAX_LENGTH.url }),
  imageLink: requiredPicture(VALIDATION.profilePhotoRequired),
}).noUnknown(VALIDATION.unknownField);
export type Profile = InferType<typeof profileSchema>;

/** Body of PUT /user/role/{id}: what the person is from now on. */
export const roleChangeSchema = object({
  role: string()
    .typeError(VALIDATION.wrongType)
    .oneOf(ROLES, VALIDATION.role(ROLES))
    .required(VALIDATION.role(ROLES)),
}).noUnknown(VALIDATION.unknownField);
/** Body of PUT /user/access/{id}: whether the account is closed from now on. */
export const accessChangeSchema = object({
  disabled: boolean().typeError(VALIDATION.wrongType).required(VALIDATION.disabledRequired),
}).noUnknown(VALIDATION.unknownField);
/** Body of PUT /user/invited/{email}: whose account it is to be. */
export const invitationSchema = object({
  displayName: requiredText(VALIDATION.fullNameRequired, { kind: 'name', max: MAX_LENGTH.name }),
}).noUnknown(VALIDATION.unknownField);
export type Invitation = InferType<typeof invitationSchema>;
/**
 * A user as the API gives it; `_id` is the Firebase uid, empty texts were never filled in.
 * `disabled` says that an admin closed the account; `email` is empty once another account has the
 * address and the provider no longer knows this one.
 */
export const userSchema = object({
  _id: string().required(),
  email: string().defined(),
  displayName: string().defined(),
  phone: string().defined(),
  address: string().defined(),
  city: string().defined(),
  postcode: string().defined(),
  country: string()
    .oneOf([...COUNTRY_CODES, ''] as const)
    .defined(),
  company: string().defined(),
  vatNumber: string().defined(),
  education: string().defined(),
  linkedIn: string().defined(),
  github: string().defined(),
  imageLink: string().defined(),
  role: string().oneOf(ROLES).required(),
  disabled: boolean().required(),
  createdAt: time(),
});
export type User = InferType<typeof userSchema>;

/** A user as admins see them in a list: whether the address is verified. */
export const listedUserSchema = userSchema.shape({ emailVerified: boolean().required() });
export type ListedUser = InferType<typeof listedUserSchema>;

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

import { boolean, object, string, type InferType } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { VALIDATION } from '../validation-messages.ts';
import { ROLES } from '../roles.ts';
import { optionalText, requiredEmail, requiredPicture, time } from './fields.ts';

/** Body of PUT /user/{email}: repeats the email of the path. */
export const openSessionSchema = object({ email: requiredEmail() }).noUnknown(
  VALIDATION.unknownField,
);
export type OpenSession = InferType<typeof openSessionSchema>;

/** Body of PUT /user/update/{email} and the profile form. */
export const profileSchema = object({
  displayName: optionalText({ kind: 'name', max: MAX_LENGTH.name }),
  phone: optionalText({ kind: 'name' }),
  address: optionalText(),
  city: optionalText({ kind: 'name' }),
  education: optionalText(),
  linkedIn: optionalText({ kind: 'name', max: MAX_LENGTH.url }),
  github: optionalText({ kind: 'name', max: MAX_LENGTH.url }),
  imageLink: requiredPicture(VALIDATION.profilePhotoRequired),
}).noUnknown(VALIDATION.unknownField);
export type Profile = InferType<typeof profileSchema>;

/**
 * A user as the API gives it; `_id` is the Firebase uid, empty texts were never filled in.
 * `disabled` says that an admin closed the account.
 */
export const userSchema = object({
  _id: string().required(),
  email: string().required(),
  displayName: string().defined(),
  phone: string().defined(),
  address: string().defined(),
  city: string().defined(),
  education: string().defined(),
  linkedIn: string().defined(),
  github: string().defined(),
  imageLink: string().defined(),
  role: string().oneOf(ROLES).required(),
  disabled: boolean().required(),
  createdAt: time(),
});
export type User = InferType<typeof userSchema>;

/** A user as admins see them in a list: whether whoever reads the mail of that address has said so. */
export const listedUserSchema = userSchema.shape({ emailVerified: boolean().required() });
export type ListedUser = InferType<typeof listedUserSchema>;

import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import { emailKey, isEmail } from '../../contract/text/email.ts';
import type { DeliveryDetails } from '../../contract/schemas/delivery-details.ts';
import type { ListedUser, Profile, User } from '../../contract/schemas/user.ts';
import type { IdentityProvider } from '../../data/people/identity.ts';
import type { Caller, KnownCaller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../or-not-found.ts';
import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Page } from '../../data/firestore/page.ts';
import { requireOwnPictures } from '../images/own-pictures.ts';

/**
 * An email of a path in the form in which emails are compared.
 * @throws AppError `validation_failed` when it is none.
 */
export const normalEmail = (email: string): string => {
  if (!isEmail(email))
    throw new AppError('validation_failed', { fields: { email: VALIDATION.emailPattern } });
  return emailKey(email);
};

/**
 * The user of an email; undefined when nobody has it. Callers themselves were read with the call. Of
 * others the provider knows whose it is today, also before they have been to the shop with it; of
 * accounts that are gone there, the newest that had it.
 */
export const findUser = async (
  { users, identity }: Pick<Deps, 'users' | 'identity'>,
  { user }: Pick<KnownCaller, 'user'>,
  emailOfPath: string,
): Promise<User | undefined> => {
  const email = normalEmail(emailOfPath);
  if (user.email === email) return user;
  const uid = await identity.uidOf(email);
  const present = uid === undefined ? undefined : await users.get(uid);
  return present ?? (await users.withEmail(email))[0];
};

/** Whether the provider knows an account's address to be its person's: anybody can sign up with anybody's. */
export const isVerified = async (
  { identity }: { identity: Pick<IdentityProvider, 'verifiedEmails'> },
  { _id, email }: Pick<User, '_id' | 'email'>,
): Promise<boolean> => (await identity.verifiedEmails([_id])).get(_id) === email;

/** @throws AppError `not_found` when no account has this id. */
export const userById = ({ users }: Pick<Deps, 'users'>, id: string): Promise<User> =>
  orNotFound(users.get(id));

/**
 * @throws AppError `not_found` when nobody has this email; `ambiguous_email` when several have it,
 *   since rights are never changed by a guess.
 */
export const userByEmail = async ({ users }: Pick<Deps, 'users'>, email: string): Promise<User> => {
  const [user, ...others] = await users.withEmail(normalEmail(email));
  if (others.length > 0) throw new AppError('ambiguous_email');
  return orNotFound(Promise.resolve(user));
};

/** True when the user of this email is an admin; an email that nobody has belongs to no admin. */
export const isAdmin = async (
  deps: Pick<Deps, 'users' | 'identity'>,
  caller: Pick<KnownCaller, 'user'>,
  email: string,
): Promise<boolean> => (await findUser(deps, caller, email))?.role === 'admin';

/** All users, newest first, each with whether the provider knows the address to be theirs. */
export const listUsers = async (
  { users, identity }: Pick<Deps, 'users' | 'identity'>,
  query: ListQuery,
): Promise<Page<ListedUser>> => {
  const page = await users.list(query);
  const verified = await identity.verifiedEmails(page.items.map(({ _id }) => _id));
  const items = page.items.map((user) => ({
    ...user,
    emailVerified: verified.get(user._id) === user.email,
  }));
  return { ...page, items };
};

/**
 * Replaces the given fields of the caller's own profile; what is not sent stays. Gives 1.
 * @throws AppError `foreign_picture`, for others than those of Google accounts
 */
export const updateUser = async (deps: Deps, caller: Caller, profile: Profile): Promise<number> => {
  requireOwnPictures(deps, { imageLink: profile.imageLink }, { accounts: true });
  await deps.users.update(caller.uid, profile);
  return 1;
};

/** Replaces the given delivery details of the caller; what is not sent stays. Gives 1, or 0 for nothing sent. */
export const updateDelivery = async (
  { users }: Pick<Deps, 'users'>,
  caller: Caller,
  details: DeliveryDetails,
): Promise<number> => {
  if (Object.keys(details).length === 0) return 0;
  await users.update(caller.uid, details);
  return 1;
};

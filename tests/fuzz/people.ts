import { AppError } from '../../functions/src/contract/api/app-error.ts';
import type { Account, IdentityProvider } from '../../functions/src/data/people/identity.ts';

/** Who calls: a visitor without a token, a customer, an admin. Their tokens are their names. */
export const CALLERS = ['visitor', 'customer', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

/** A person who has an account; the others belong to no caller, so that fuzzing can close them. */
export const PEOPLE = ['customer', 'admin', 'bystander'] as const;

export const emailOf = (name: string): string => `${name}@fuzz.example`;

const accountOf = (name: string): Account => ({
  uid: `fuzz-${name}`,
  email: emailOf(name),
  sessionsFrom: 0,
  emailVerified: true,
  isInvited: false,
  displayName: name,
  imageLink: '',
});

export const ACCOUNTS = PEOPLE.map(accountOf);

const known = (token: string): Promise<Account> => {
  const account = ACCOUNTS.find(({ uid }) => uid === `fuzz-${token}`);
  return account ? Promise.resolve(account) : Promise.reject(new AppError('unauthenticated'));
};

/** Stands in for Firebase Authentication, which is no part of what is fuzzed. */
export const identity: IdentityProvider = {
  verifyIdToken: known,
  readAccessToken: known,
  verifyAccessToken: known,
  createAccessToken: (token) => Promise.resolve(token),
  account: (uid) => known(uid.replace('fuzz-', '')),
  verifiedEmails: () => Promise.resolve(new Map(ACCOUNTS.map(({ uid, email }) => [uid, email]))),
  uidOf: (email) => Promise.resolve(ACCOUNTS.find((account) => account.email === email)?.uid),
  emails: () => Promise.resolve(new Map(ACCOUNTS.map(({ uid, email }) => [uid, email]))),
  setDisabled: () => Promise.resolve(),
  invite: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  endSessions: () => Promise.resolve(0),
};

/** The header by which a caller is known. */
export const bearerOf = (caller: CallerName): Record<string, string> =>
  caller === 'visitor' ? {} : { Authorization: `Bearer ${caller}` };

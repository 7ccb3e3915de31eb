/** Who tries things in these tests: ids and, where there is one, the user document. */
export const PEOPLE = {
  'rules-owner': { role: 'customer', email: 'owner@rules.example' },
  'rules-other': { role: 'customer', email: 'other@rules.example' },
  'rules-admin': { role: 'admin', email: 'admin@rules.example' },
  'rules-switched-off': { role: 'admin', disabled: true, email: 'off@rules.example' },
  'rules-ended': { role: 'admin', sessionsFrom: 1000, email: 'ended@rules.example' },
  'rules-closed': { role: 'customer', disabled: true, email: 'closed@rules.example' },
  'rules-signed-out': { role: 'customer', sessionsFrom: 1000, email: 'out@rules.example' },
  'rules-odd-role': { role: 'Admin', email: 'odd@rules.example' },
  'rules-unknown': undefined,
} as const;

/** Customers who have lost the rights to what is their own, and why. */
export const SHUT_OUT: readonly (readonly [Person, string])[] = [
  ['rules-closed', 'one whose account is closed'],
  ['rules-signed-out', 'one whose session was ended'],
];

/** Stands for a browser where nobody is signed in. */
export const VISITOR = 'visitor';

export type Person = keyof typeof PEOPLE;

/** Everyone who must be refused where an admin is allowed, and why. */
export const NOT_ADMINS: readonly (readonly [Person, string])[] = [
  ['rules-owner', 'a customer'],
  ['rules-switched-off', 'an admin who is switched off'],
  ['rules-ended', 'an admin whose session was ended'],
  ['rules-odd-role', 'somebody with a role that is no role'],
  ['rules-unknown', 'somebody without a user document'],
];

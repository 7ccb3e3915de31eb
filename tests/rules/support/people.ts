/** Who tries things in these tests: ids and, where there is one, the user document. */
export const PEOPLE = {
  'rules-owner': { role: 'customer', email: 'owner@rules.example' },
  'rules-other': { role: 'customer', email: 'other@rules.example' },
  'rules-admin': { role: 'admin', email: 'admin@rules.example' },
  'rules-switched-off': { role: 'admin', disabled: true, email: 'off@rules.example' },
  'rules-odd-role': { role: 'Admin', email: 'odd@rules.example' },
  'rules-unknown': undefined,
} as const;

/** Stands for a browser where nobody is signed in. */
export const VISITOR = 'visitor';

export type Person = keyof typeof PEOPLE;

/** Everyone who must be refused where an admin is allowed, and why. */
export const NOT_ADMINS: readonly (readonly [Person, string])[] = [
  ['rules-owner', 'a customer'],
  ['rules-switched-off', 'an admin who is switched off'],
  ['rules-odd-role', 'somebody with a role that is no role'],
  ['rules-unknown', 'somebody without a user document'],
];

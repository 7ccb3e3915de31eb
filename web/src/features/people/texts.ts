import type { Role } from '@rollwell/functions/contract';

const roles = { admin: 'Admin', customer: 'Customer' } as const satisfies Record<Role, string>;

/** The words of the list of people. */
export const texts = {
  roles,
  label: 'People',
  name: 'Name',
  noName: 'No name given',
  email: 'Email',
  address: 'Address',
  verified: 'Verified',
  unverified: 'Not verified',
  role: 'Role',
  actions: 'Actions',
  makeAdmin: 'Make admin',
  makeAdminNamed: (email: string) => `Make admin: ${email}`,
  closed: 'closed',
  leave: 'Leave it',
  demote: {
    button: 'Make customer',
    label: (email: string) => `Make customer: ${email}`,
    title: (email: string) => `Take the admin rights of ${email}?`,
    text: 'They keep their account and their orders, and lose the office at once.',
    confirm: 'Take the rights',
    done: (email: string) => `${email} is a customer now.`,
  },
  close: {
    button: 'Close account',
    label: (email: string) => `Close account: ${email}`,
    title: (email: string) => `Close the account of ${email}?`,
    text: 'They are signed out everywhere at once and cannot sign in again. Their orders stay. You can reopen the account.',
    confirm: 'Close account',
    done: (email: string) => `The account of ${email} is closed.`,
  },
  reopen: {
    button: 'Reopen account',
    label: (email: string) => `Reopen account: ${email}`,
    title: (email: string) => `Reopen the account of ${email}?`,
    text: 'They can sign in again, with the rights they had.',
    confirm: 'Reopen account',
    done: (email: string) => `The account of ${email} is open again.`,
  },
  empty: 'Nobody has signed in yet',
  emptyHint: 'People show here once they have signed in for the first time.',
} as const;

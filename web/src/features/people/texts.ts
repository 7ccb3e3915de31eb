import type { Role } from '@rollwell/functions/contract';

const roles = { admin: 'Admin', customer: 'Customer' } as const satisfies Record<Role, string>;

/** The words of the list of people. */
export const texts = {
  roles,
  label: 'People',
  name: 'Name',
  noName: 'No name given',
  email: 'Email',
  role: 'Role',
  actions: 'Actions',
  makeAdmin: 'Make admin',
  makeAdminNamed: (email: string) => `Make admin: ${email}`,
  empty: 'Nobody has signed in yet',
  emptyHint: 'People show here once they have signed in for the first time.',
} as const;

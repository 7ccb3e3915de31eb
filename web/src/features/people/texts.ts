import type { Role } from '@rollwell/functions/contract';

const roles = { admin: 'Admin', customer: 'Customer' } as const satisfies Record<Role, string>;

/** The words of the list of people. */
export const texts = {
  roles,
  label: 'People',
  name: 'Name',
  noName: 'No name given',
  email: 'Email',
  noEmail: 'No longer has one',
  address: 'Address',
  verified: 'Verified',
  unverified: 'Not verified',
  role: 'Role',
  actions: 'Actions',
  makeAdmin: 'Make admin',
  makeAdminNamed: (who: string) => `Make admin: ${who}`,
  promote: {
    title: (who: string) => `Make ${who} an admin?`,
    text: 'They can change products, orders, people and settings at once, until somebody takes those rights away.',
    unverified: 'Nobody has verified this address yet, so make sure that the account is theirs.',
    confirm: 'Make admin',
  },
  wasAdmin: (who: string) => `${who} was an admin already. Nothing has changed.`,
  closed: 'closed',
  leave: 'Leave it',
  demote: {
    button: 'Make customer',
    label: (who: string) => `Make customer: ${who}`,
    title: (who: string) => `Remove the admin rights of ${who}?`,
    text: 'They keep their account and their orders, and lose the office at once.',
    confirm: 'Remove the rights',
    done: (who: string) => `${who} is a customer now.`,
    before: (who: string) => `${who} was a customer already. Nothing has changed.`,
  },
  /** Of the admin who reads it. */
  demoteYourself: {
    button: 'Make customer',
    label: (who: string) => `Make customer: ${who}`,
    title: () => 'Give up your own admin rights?',
    text: 'You keep your account and your orders, lose the office at once and are signed out. Log in again to continue as a customer; only another admin can undo it.',
    confirm: 'Give up my rights',
    done: () => 'You are a customer now and were signed out. Log in again to continue.',
    before: () => 'You were a customer already. Nothing has changed.',
  },
  close: {
    button: 'Close account',
    label: (who: string) => `Close account: ${who}`,
    title: (who: string) => `Close the account of ${who}?`,
    text: 'They are signed out everywhere at once and cannot sign in again. Their orders stay. You can reopen the account.',
    confirm: 'Close account',
    done: (who: string) => `The account of ${who} is closed.`,
    before: (who: string) => `The account of ${who} was closed already. Nothing has changed.`,
  },
  reopen: {
    button: 'Reopen account',
    label: (who: string) => `Reopen account: ${who}`,
    title: (who: string) => `Reopen the account of ${who}?`,
    text: 'They can sign in again, with the rights they had.',
    confirm: 'Reopen account',
    done: (who: string) => `The account of ${who} is open again.`,
    before: (who: string) => `The account of ${who} was open already. Nothing has changed.`,
  },
  erase: {
    button: 'Erase',
    label: (who: string) => `Erase account: ${who}`,
    title: (who: string) => `Erase the account of ${who}?`,
    text: 'For whoever has asked for it. Profile, reviews, messages and cancelled orders are deleted; paid orders stay, since the law wants them. Nobody can undo this.',
    confirm: 'Erase account',
    done: (who: string) => ({
      done: `The account of ${who} is erased.`,
      running: `The account of ${who} is being erased, within the hour.`,
    }),
  },
  empty: 'Nobody has signed in yet',
  emptyHint: 'People show here once they have signed in for the first time.',
} as const;

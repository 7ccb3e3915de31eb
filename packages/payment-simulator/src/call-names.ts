/** The calls of Stripe's API that the shop makes, by the names under which the controls know them. */
export const CALL_NAMES = {
  createSession: 'Open a checkout',
  retrieveSession: 'Look up a checkout',
  listSessions: 'List the checkouts',
  expireSession: 'Close a checkout',
  retrieveIntent: 'Look up a payment',
  retrieveCharge: 'Look up a charge',
  createRefund: 'Refund',
  listDisputes: 'List the disputes of a payment',
  listRefunds: 'List the refunds of a payment',
} as const;

export type CallName = keyof typeof CALL_NAMES;

export const isCallName = (name: unknown): name is CallName =>
  typeof name === 'string' && Object.hasOwn(CALL_NAMES, name);

import { evidenceDue, type DisputeState } from '@rollwell/functions/contract';

/** The words about a dispute, which few orders have. */
export const disputeTexts = {
  titles: {
    open: (amount: string) => `The payment of ${amount} is disputed`,
    lost: (amount: string) => `The bank gave ${amount} back to the customer`,
    won: (amount: string) => `The dispute about ${amount} was decided for us`,
    closed: (amount: string) => `The dispute about ${amount} ended without a decision`,
  } satisfies Record<DisputeState, (amount: string) => string>,
  why: (reason: string) => `The customer told their bank: ${reason}.`,
  due: evidenceDue,
  nothingDue: 'Nothing is to be sent to the payment service now.',
} as const;

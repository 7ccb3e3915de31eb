import { CANCELLED_ORDER_YEARS, isolated } from '@rollwell/functions/contract';

/** The words of orders that were cancelled, or not paid in time. */
export const cancelledTexts = {
  /** `author`: "by you". */
  cancelled: (author: string, when: string) => `Cancelled ${author} on ${when}.`,
  byOwner: 'by the customer',
  reason: (why: string) => `Reason: ${isolated(why)}`,
  released: (when: string) => `Not paid in time; released on ${when}.`,
  line: (name: string, note: string) => `${name}: ${note}`,
  noTransaction: 'None: it was not paid',
  rest: 'See what is left of this order',
  mine: {
    filterLabel: 'Show',
    current: 'Orders',
    cancelled: 'Cancelled',
    label: 'My cancelled orders',
    empty: 'No order of yours was cancelled',
    emptyHint: `An order that you cancel, or do not pay in time, is kept here for ${CANCELLED_ORDER_YEARS} years.`,
  },
  everybody: {
    label: 'Cancelled orders',
    filter: 'Cancelled',
    ended: 'Ended',
    empty: 'No order was cancelled',
    emptyHint: `An order that is cancelled, or not paid in time, is kept here for ${CANCELLED_ORDER_YEARS} years.`,
    nothing: (q: string) => `No cancelled order matches “${q}”`,
    search: 'Look among the cancelled orders',
  },
} as const;

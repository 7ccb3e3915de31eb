import { LAPSING_HOURS, LATE_AFTER_DAYS, LOW_STOCK_ORDERS } from '@rollwell/functions/contract';

/** The words of what the office has to see to. */
export const todayTexts = {
  title: 'Today',
  label: 'Open work',
  more: (count: string) => `${count}+`,
  work: {
    toShip: 'To ship',
    disputed: 'Disputed payments',
    failedRefunds: 'Failed refunds',
    withdrawn: 'Withdrawals to refund',
    failedMails: 'Mails not delivered',
    lapsing: 'Unpaid, about to lapse',
    lowStock: 'Low stock',
    messages: 'New messages',
  },
  /** What the menu's counts say of their links. */
  open: {
    urgent: (count: string) => `${count} disputes, failed refunds or mails`,
    toShip: (count: string) => `${count} to ship`,
    disputed: (count: string) => `${count} disputed`,
    failedRefunds: (count: string) => `${count} to settle`,
    withdrawn: (count: string) => `${count} to refund`,
    messages: (count: string) => `${count} new in the last 24 hours`,
    lowStock: (count: string) => `${count} low in stock`,
  },
  late: (count: string) => `${count} late: ordered more than ${LATE_AFTER_DAYS} days ago`,
  due: (when: string) => `First evidence due ${when}`,
  hints: {
    toShip: 'Paid products that have not left',
    lapsing: `Their pieces go back on sale within ${LAPSING_HOURS} hours`,
    lowStock: `Fewer pieces than ${LOW_STOCK_ORDERS} of the smallest orders take`,
    messages: 'In the last 24 hours',
  },
} as const;

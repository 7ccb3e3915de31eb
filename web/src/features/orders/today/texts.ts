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
  late: (count: string) => `${count} late: ordered more than ${LATE_AFTER_DAYS} days ago`,
  due: (when: string) => `First evidence due ${when}`,
  hints: {
    toShip: 'Paid products that have not left',
    lapsing: `Their pieces go back on sale within ${LAPSING_HOURS} hours`,
    lowStock: `Fewer pieces than ${LOW_STOCK_ORDERS} of the smallest orders take`,
    messages: 'In the last 24 hours',
  },
} as const;

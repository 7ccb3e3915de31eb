import { RETURN_DAYS, type WithdrawalTiming } from '@rollwell/functions/contract';

/** The words of the withdrawal function, for customers and for the office. */
export const texts = {
  title: 'Withdraw from a contract',
  lead: `You can withdraw from an order within ${RETURN_DAYS} days of receiving the last of its pieces, without giving a reason. Tell us who you are and which order; then confirm.`,
  name: 'Your name',
  orderNumber: 'Order number',
  orderNumberHint: 'Such as RW-26-4F7K9Q-2: you find it in our emails and in My orders.',
  email: 'Email',
  emailHint: 'The one you ordered with, for the receipt.',
  part: 'Only some of the products?',
  partHint: 'Leave it empty to withdraw from the whole order.',
  linesHint: 'Tick nothing to withdraw from the whole order.',
  piecesOf: (name: string) => `Pieces of ${name}`,
  of: (pieces: string) => `of ${pieces}`,
  linePart: (quantity: number, name: string) => `${quantity} × ${name}`,
  go: 'Withdraw from contract',
  refused: (message: string) => `Nothing has been sent yet. ${message}`,
  waitSeconds: (seconds: number) =>
    `You have tried several times in a row. Try again in ${seconds} seconds; what you wrote is kept.`,
  confirmTitle: 'Confirm your withdrawal',
  confirmLead: 'Nothing has been sent yet. This is what you declare:',
  declaration: 'I withdraw from the contract of this order.',
  confirm: 'Confirm withdrawal',
  change: 'Change something',
  receivedTitle: 'We have received your withdrawal',
  receivedLead:
    'This is your receipt: print it or save it. We also email it to an address that you have verified with us.',
  next: 'Send back what has reached you within fourteen days. We refund the money the way it was paid, within fourteen days, and may wait until we have the pieces, or proof that you sent them.',
  returns: 'How returns work',
  facts: {
    declared: 'Declared',
    orderNumber: 'Order number',
    part: 'About',
    name: 'Name',
    email: 'Email',
    received: 'Received',
  },
  wholeOrder: 'All of it',
  office: {
    title: 'Withdrawals',
    label: 'Withdrawals',
    empty: 'Nobody has withdrawn from an order',
    emptyHint: 'What customers declare shows here, whether or not an order fits it.',
    of: (name: string) => `${name} withdraws from`,
    unknown:
      'No order has this number and this address. Look for it under the name or another address, and answer the customer.',
    part: (part: string) => `Only: ${part}`,
    orderOf: (name: string) => `Order of ${name}`,
    orderGone: 'An order that is gone',
    done: 'The money went back.',
    timing: {
      before_delivery: () => 'Not everything was shipped, so it is in time.',
      in_time: (lastDay: string) => `In time: the period ends on ${lastDay}.`,
      late: (lastDay: string) =>
        `After the period, which we take to have ended on ${lastDay}. If the parcel came later than usual, it is in time all the same.`,
    } satisfies Record<WithdrawalTiming, (lastDay: string) => string>,
    withdrew: (when: string) => `The customer withdrew on ${when}`,
    todo: (day: string) =>
      `Refund the order by ${day}; you may wait for the pieces, or for proof that they were sent.`,
    todoLate: 'Decide whether you take the pieces back, and answer the customer.',
  },
} as const;

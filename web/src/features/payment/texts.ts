import type { PaymentState } from './payment-state.ts';

/** The words of the payment screen. */
export const texts = {
  /** What the screen is called, by how the payment stands. */
  titles: {
    open: 'Payment',
    declined: 'The payment was declined',
    cancelled: 'The payment was not completed',
    confirming: 'Your payment is being confirmed',
    paid: 'Paid. Thank you',
    shipped: 'Paid and shipped',
    withdrawn: 'Withdrawn from',
    refunding: 'Your money is on its way back',
    refunded: 'Refunded',
  } satisfies Record<PaymentState, string>,
  facts: {
    product: 'Product',
    products: 'Products',
    quantity: 'Quantity',
    price: 'Price of the pieces',
    delivery: 'Delivery',
    total: 'Total price',
    email: 'Email',
    transaction: 'Transaction',
    noTransaction: 'None yet',
    number: 'Order number',
  },
  held: (pieces: string, deadline: string) => `We keep these ${pieces} for you until ${deadline}.`,
  heldOne: (deadline: string) => `We keep this piece for you until ${deadline}.`,
  holdRanOut: (pieces: string, deadline: string) =>
    `We kept these ${pieces} for you until ${deadline}. Pay now, before they go back into stock.`,
  oneRanOut: (deadline: string) =>
    `We kept this piece for you until ${deadline}. Pay now, before it goes back into stock.`,
  lineRefunded: 'refunded',
  pay: 'Pay',
  payHint: 'You pay on the page of our payment provider and come back here.',
  notYours: 'Only the customer who placed this order can pay for it.',
  confirmingHint: 'This takes a few seconds. The page updates by itself.',
  confirmingLong:
    'This takes longer than usual. You can leave: the order shows as paid in My orders as soon as the payment provider has told us. Please do not pay a second time.',
  declined: 'Nothing was charged. Try again, or use another card.',
  cancelled: 'Nothing was charged. You can try again.',
  paidHint: 'We pack your order next. My orders shows when it has been sent.',
  shippedHint: 'The order is on its way to you.',
  returns: 'How returns work',
  refundingHint: 'We have asked the payment provider to send it. The page updates by itself.',
  refundedHint:
    'The money went back to the card that you paid with. Banks take a few days to show it.',
  gone: 'This order was cancelled',
  goneHint:
    'Its pieces are back in stock, and it can no longer be paid for. If money was taken at that moment, it is refunded automatically.',
  left: (names: readonly string[]) =>
    `Cancelled, and no longer part of this order: ${names.join(', ')}.`,
  notFound: 'There is no such order',
  notFoundHint: 'It may have been cancelled, or it belongs to another account.',
  toMyOrders: 'My orders',
  toProducts: 'See the products',
} as const;

/** What the payment screen says of what comes next. */
export const afterTexts = {
  title: 'What happens next',
  goesTo: 'Goes to',
  arrives: 'Arrives',
  mails: 'Mails',
  wrong: 'Something wrong?',
  ifPaidNow: (day: string) => `Paid now, it is with you by ${day}.`,
  by: (day: string) => `By ${day}`,
  onItsWay: (left: string, by: string) => `It was sent on ${left} and is with you by ${by}.`,
  unknown: 'You will see here when it has been sent.',
  written: (email: string) =>
    `We write to ${email} when we have received your order, when it is paid, and when it is shipped.`,
  unverified: (email: string) =>
    `We write to ${email} once you have verified it, with the link in the email we sent when you signed up. What we hold back until then is sent at once; the receipt of our payment provider does not wait for that.`,
  noMail: 'No email? Check your spam folder, and that your address is verified in',
  linkAgain: 'No link? We send it again from',
  profile: 'My Profile',
  changeAddress: 'Change the address',
  seeOrder: 'See the order',
  write: 'Write to us',
  cancelHint: 'Until it is paid, you can cancel it in My orders.',
} as const;

/** What the payment screen says of what comes next. */
export const afterTexts = {
  title: 'What happens next',
  goesTo: 'Goes to',
  arrives: 'Arrives',
  mails: 'Mails',
  wrong: 'Something wrong?',
  ifPaidNow: (day: string) => `Paid now, it is with you by ${day}.`,
  by: (day: string) => `By ${day}`,
  onItsWay: (left: string, by: string) => `It left us on ${left} and is with you by ${by}.`,
  unknown: 'We write to you when it leaves.',
  received: (email: string) =>
    `We have written to ${email} that we received your order. Another mail comes when it is paid, and one when it is shipped.`,
  paid: (email: string) =>
    `The confirmation of your order and the one of your payment went to ${email}. We write there again when it is shipped.`,
  shipped: (email: string) =>
    `Confirmation, payment and shipping: a mail about each went to ${email}.`,
  noMail: 'Nothing there? Look among the unwanted mails, and whether your address is verified in',
  profile: 'My Profile',
  changeAddress: 'Change the address',
  seeOrder: 'See the order',
  write: 'Write to us',
  cancelHint: 'Until it is paid, you can cancel it in My orders.',
} as const;

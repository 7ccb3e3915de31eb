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
  unknown: 'It says here when it leaves.',
  written: (email: string) =>
    `We write to ${email} when we have received your order, when it is paid, and when it is shipped.`,
  unverified: (email: string) =>
    `We write to ${email} once you have verified it, by the link in the mail of your sign-up. All that we would write stands here as well.`,
  noMail: 'Nothing there? Look among the unwanted mails, and whether your address is verified in',
  linkAgain: 'No link? We send it again from',
  profile: 'My Profile',
  changeAddress: 'Change the address',
  seeOrder: 'See the order',
  write: 'Write to us',
  cancelHint: 'Until it is paid, you can cancel it in My orders.',
} as const;

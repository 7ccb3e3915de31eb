/** The words of giving the money of an order back. */
export const refundTexts = {
  button: 'Refund',
  again: 'Refund again',
  named: (button: string, name: string, customer: string) => `${button}: ${name} for ${customer}`,
  title: (name: string, customer: string) => `Refund the order of “${name}” by ${customer}?`,
  text: (amount: string) =>
    `${amount} go back to the customer. We tell them by mail if their address is verified. This cannot be taken back.`,
  textAgain: (amount: string) =>
    `The first refund came back. ${amount} go back to the customer once more. We tell them by mail if their address is verified. This cannot be taken back.`,
  transferTyped:
    'A bank transfer is typed below and not recorded. If the money has gone out that way, record it instead: this would send it twice.',
  upTo: (amount: string) => `Up to ${amount}`,
  restock: 'Put the pieces back on sale',
  whole: (names: readonly string[]) => `Refund what was ordered with it, too: ${names.join(', ')}`,
  restockOfGone: 'The product is no longer in the shop, so no pieces go back on sale.',
  confirm: 'Refund order',
  leave: 'Don’t refund',
  done: (name: string) => `The money for “${name}” goes back.`,
  waits: (name: string) =>
    `The payment service does not answer now. The refund of “${name}” is noted under your name; we ask again until it is made.`,
} as const;

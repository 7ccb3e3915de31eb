/** The words of giving the money of an order back. */
export const refundTexts = {
  button: 'Refund',
  again: 'Refund again',
  named: (button: string, name: string, customer: string) => `${button}: ${name} for ${customer}`,
  title: (name: string, customer: string) => `Refund the order of “${name}” by ${customer}?`,
  text: (amount: string) =>
    `${amount} will be refunded to the customer. We email them if their address is verified. This cannot be undone.`,
  textAgain: (amount: string) =>
    `The first refund came back. ${amount} will be refunded to the customer once more. We email them if their address is verified. This cannot be undone.`,
  transferTyped:
    'A bank transfer is typed below and not recorded. If the money has gone out that way, record it instead: this would send it twice.',
  upTo: (amount: string) => `Up to ${amount}`,
  pieces: 'Pieces to refund',
  piecesOf: (pieces: number) => `of ${pieces}; fewer are refunded with their share of the delivery`,
  piecesWrong: (pieces: number) => `A whole number from 1 to ${pieces}`,
  restock: 'Put the pieces back on sale',
  whole: (names: readonly string[]) => `Also refund what was ordered with it: ${names.join(', ')}`,
  restockOfGone: 'The product is no longer in the shop, so no pieces go back on sale.',
  confirm: 'Refund order',
  leave: 'Don’t refund',
  done: (name: string) => `The refund for “${name}” is on its way.`,
  waits: (name: string) =>
    `The payment service is not answering. The refund of “${name}” is recorded under your name; we keep trying until it is made.`,
} as const;

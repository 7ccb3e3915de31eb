/** The words of the question before an order is shipped that better stays here. */
export const shipQuestionTexts = {
  ship: 'Ship all the same',
  dontShip: 'Don’t ship',
  dispute: {
    title: (name: string, customer: string) =>
      `Ship “${name}” to ${customer} although the payment is disputed?`,
    text: 'The bank may give the money back to the customer, or has done so. If you ship now, pieces and money may both be gone.',
  },
  withdrawn: {
    title: (name: string, customer: string) =>
      `Ship “${name}” to ${customer}, who has withdrawn from the order?`,
    text: 'The customer has withdrawn from the contract, so the money goes back in any case. If you ship now, the pieces have to come back as well.',
  },
} as const;

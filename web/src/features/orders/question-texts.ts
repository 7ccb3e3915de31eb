/** The words of what is asked before an order is placed, or goes elsewhere. */
export const questionTexts = {
  address: {
    title: 'Is the address right?',
    labels: {
      address: 'Address',
      city: 'City',
      postcode: 'Postcode',
    } as Readonly<Record<string, string>>,
    /** A field with what it says, and what is asked about it. */
    doubt: (label: string, typed: string, doubt: string) => `${label} “${typed}”: ${doubt}`,
    meant: 'It is right',
    mend: 'Back to the address',
    notSent: 'Nothing is sent yet: mend the address, or say that it is right.',
  },
  again: {
    title: 'Order it once more?',
    said: (ago: string, number: string) => `You ordered this ${ago}, number ${number}.`,
    unpaid: 'It is not paid yet.',
    once: 'Another order is one more to pay.',
    pay: 'Pay that order',
    see: 'See that order',
    more: 'Order once more',
    back: 'Back to the form',
    notPlaced: 'Nothing more is ordered.',
  },
} as const;

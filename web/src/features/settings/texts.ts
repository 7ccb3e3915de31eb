import { DELIVERY } from '@rollwell/functions/contract';

/** The words of the settings of the shop; the labels of the seller's facts are in the contract. */
export const texts = {
  seller: 'Seller',
  sellerHint: 'Customers read this in the imprint, so it is exactly what the register says.',
  prices: 'Prices',
  vatPercent: 'VAT in every price, in per cent',
  vatOf: (amount: string, vat: string) => `Of ${amount} that somebody pays, ${vat} is VAT`,
  vatPercentHint: 'Prices stay as they are; what changes is how much of them is VAT.',
  confirmed: 'These are the facts of our company, and no samples',
  legal: 'Texts of the law',
  legalHint:
    'These pages read your facts above and are samples until you confirm them. Have somebody read them who knows the law, then confirm each. Customers see the same words either way. The legal guarantee also wants the official notice of the European Union beside it.',
  confirmedText: (title: string) => `Confirmed: ${title}`,
  confirmedOn: (day: string) => `Confirmed on ${day}`,
  sampleText: 'A sample',
  readShort: 'Read it',
  read: (title: string) => `Read it: ${title}`,
  sampleNotice:
    'The imprint says that this is a sample shop. Fill in the facts of your company, then confirm them below.',
  save: 'Save settings',
  conflict: 'Somebody changed the settings while you were editing them',
  imprint: {
    title: 'Imprint',
    lead: 'Who sells here, and how to reach us.',
    sample: 'This is a sample shop: no such company stands behind it yet.',
    address: 'Address',
    prices: (vatPercent: number) =>
      `Every price is in euro and contains ${vatPercent}% VAT. Delivery within ${DELIVERY.countryName} is part of it.`,
  },
  history: {
    title: 'Changes',
    empty: 'Nobody has changed the settings yet',
    emptyHint: 'What stands above are samples: put the facts of your company in their place.',
    change: (before: string, after: string) => `from “${before}” to “${after}”`,
    by: 'by',
  },
} as const;

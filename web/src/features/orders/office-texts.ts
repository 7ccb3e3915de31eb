import { countryName, type OfficeDoubt, type Order } from '@rollwell/functions/contract';

/** The words of what the office looks at before an order ships. */
export const officeTexts = {
  title: 'Look at this order before it ships',
  mark: 'Look at it',
  /** What is doubtful about an order, in a sentence. */
  doubt: (doubt: OfficeDoubt, { customerName, delivery, business }: Order): string => {
    const country = countryName(delivery?.country ?? '');
    switch (doubt.about) {
      case 'postcode':
        return `Postcodes of ${country} do not look like ${doubt.postcode}.`;
      case 'country':
        return `It has no VAT because it goes to ${country}, and its address names ${countryName(doubt.named)}.`;
      case 'name':
        return `The VAT number ${business?.vatNumber ?? ''} is registered to ${doubt.registered}, and the order is for ${customerName}.`;
    }
  },
} as const;

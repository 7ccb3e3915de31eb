/** What is said of an address beside its fields, by forms and API alike. */
export const ADDRESS_WORDS = {
  postcodeDoubt: (example: string) => `Is it right? They look like ${example}.`,
  otherCountry: (named: string, country: string) =>
    `This names ${named}, and the order goes to ${country} without VAT. Is it right?`,
  /** Why an order that was placed does not go to another country. */
  deliveryDiffers: (country: string, there: string, now: string) =>
    `Delivery to ${country} costs ${there} instead of ${now}. So the country stays: write to us, or cancel the order and place it anew.`,
  vatDiffers: (country: string, there: string, now: string) =>
    `For ${country}, the VAT of this order is ${there} instead of ${now}. So the country stays: write to us, or cancel the order and place it anew.`,
  countryStays: 'This order is older than deliveries abroad, so its country stays.',
} as const;

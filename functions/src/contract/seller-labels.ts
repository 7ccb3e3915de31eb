/** What is said of the seller, by the words that stand beside each. */
export const SELLER_LABELS = {
  name: 'Company',
  representative: 'Represented by',
  street: 'Street and number',
  postcode: 'Postcode',
  city: 'City',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  register: 'Commercial register',
  vatNumber: 'VAT number',
} as const;

/** What an order costs in all, and by when it comes. */
export const totalTexts = {
  goods: 'Products',
  deliveryTo: (country: string) => `Delivery to ${country}`,
  free: 'free',
  total: 'Total',
  vat: (amount: string, percent: number) => `Contains ${amount} VAT (${percent}%).`,
  delivered: (day: string) => `Paid now, it is with you by ${day}.`,
} as const;

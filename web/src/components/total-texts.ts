/** What an order costs in all, and by when it comes. */
export const totalTexts = {
  goods: 'Products',
  deliveryTo: (country: string) => `Delivery to ${country}`,
  free: 'free',
  total: 'Total',
  vat: (parts: readonly (readonly [amount: string, percent: number])[]) =>
    `Contains ${parts.map(([amount, percent]) => `${amount} VAT (${percent}%)`).join(' and ')}.`,
  delivered: (day: string) => `Paid now, it is with you by ${day}.`,
} as const;

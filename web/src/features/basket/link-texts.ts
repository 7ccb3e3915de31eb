/** The words of the link to the basket, which every page has. */
export const linkTexts = {
  basket: 'Basket',
  basketOf: (products: number) => `Basket, ${products} ${products === 1 ? 'product' : 'products'}`,
} as const;

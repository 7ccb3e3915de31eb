/** The words of the facets. They stand apart, because the list of products alone has them. */
export const facetTexts = {
  found: (total: number, page: number) =>
    `${total} ${total === 1 ? 'product' : 'products'}${page > 1 ? `, page ${page}` : ''}`,
  filter: (chosen: number) => (chosen > 0 ? `Filter (${chosen})` : 'Filter'),
  chosen: 'What is chosen',
  choice: (facet: string, value: string) => `${facet}: ${value}`,
  takeAway: (choice: string) => `Take away ${choice}`,
  clearAll: 'Clear all',
  stock: 'Stock',
  inStock: 'In stock',
  apply: 'Show products',
  nothing: 'No product has all that is chosen',
  nothingHint: 'Take away one of the choices above, or clear all of them.',
} as const;

/** True while at least one order of the smallest size can be placed. Both are counts of pieces. */
export const isInStock = (product: { available: number; minOrder: number }): boolean =>
  product.available >= product.minOrder;

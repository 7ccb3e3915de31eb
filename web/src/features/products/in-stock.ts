/** True while at least one order of the smallest size can be placed. */
export const isInStock = (product: { available: number; minOrder: number }): boolean =>
  product.available >= product.minOrder;

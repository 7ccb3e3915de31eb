interface Stocked {
  /** Both are counts of pieces. */
  available: number;
  minOrder: number;
}

/** A stock is low while fewer of the smallest orders than this can be placed. */
export const LOW_STOCK_ORDERS = 5;

/** True while at least one order of the smallest size can be placed. */
export const isInStock = (product: Stocked): boolean => product.available >= product.minOrder;

/** True while it can be ordered, and not for long. */
export const isLowStock = (product: Stocked): boolean =>
  isInStock(product) && product.available < product.minOrder * LOW_STOCK_ORDERS;

/** How many people can place the smallest order. */
export const smallestOrdersLeft = ({ available, minOrder }: Stocked): number =>
  Math.floor(available / minOrder);

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

/** How many products one person may wait for: a decorator's whole van. */
export const MAX_STOCK_ALERTS = 50;

/** Milliseconds for which a reminder waits: who has heard nothing for so long has bought elsewhere. */
export const STOCK_ALERT_TTL_MS = 180 * 24 * 60 * 60 * 1000;

/** What one run of the job looks at and writes; the rest is for the next. */
export const STOCK_ALERT_RUN = { products: 1000, mails: 500 } as const;

/** The name of the key in the address of the page that ends reminders. */
export const STOCK_ALERT_KEY = 'key';

/** How many products one person may wait for: a decorator's whole van. */
export const MAX_STOCK_ALERTS = 50;

/** Milliseconds for which a reminder waits: who has heard nothing for so long has bought elsewhere. */
export const STOCK_ALERT_TTL_MS = 180 * 24 * 60 * 60 * 1000;

/** What one run of the job looks at and writes; the rest is for the next. */
export const STOCK_ALERT_RUN = { products: 1000, mails: 500 } as const;

/** The name of the key in the address of the page that ends reminders. */
export const STOCK_ALERT_KEY = 'key';

/** What the shop says of delivery and returns, wherever it goes; what admins may change is in its settings. */
export const DELIVERY = {
  /** Working days until a paid order leaves us at least. */
  leastHandlingDays: 0,
  /** Working days on the way at least; the most depends on where it goes. */
  leastTransitDays: 1,
  /** Working days on the way at most, of an order that does not name them itself. */
  usualTransitDays: 3,
  /** The clock and the calendar at the warehouse. */
  timeZone: 'Europe/Berlin',
} as const;

/** Days after delivery in which unused pieces come back. */
export const RETURN_DAYS = 14;

/** What the shop says of delivery and returns, wherever it goes. */
export const DELIVERY = {
  /** Working days until a paid order leaves us, `[least, most]`, where the product has no lead time. */
  handlingDays: [0, 2],
  /** Working days on the way at least; the most depends on where it goes. */
  leastTransitDays: 1,
  /** Working days on the way at most, of an order that does not name them itself. */
  usualTransitDays: 3,
  /** An order that is paid before this hour of a working day counts from that day. */
  cutOffHour: 12,
  /** The clock and the calendar at the warehouse. */
  timeZone: 'Europe/Berlin',
} as const;

/** Working days until an order leaves us, `[least, most]`, of a product with this lead time. */
export const handlingDays = (leadTimeDays: number | undefined): readonly [number, number] => [
  DELIVERY.handlingDays[0],
  leadTimeDays ?? DELIVERY.handlingDays[1],
];

/** Days after delivery in which unused pieces come back. */
export const RETURN_DAYS = 14;

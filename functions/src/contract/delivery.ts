/** What the shop says of delivery and returns, to people and to whoever lists its products. */
export const DELIVERY = {
  /** ISO 3166-1 code of where parcels go, and its name. */
  country: 'DE',
  countryName: 'Germany',
  /** Cents on top of what is ordered. */
  rate: 0,
  /** Working days until a paid order leaves us, `[least, most]`, where the product has no lead time. */
  handlingDays: [0, 2],
  /** Working days on the way, `[least, most]`. */
  transitDays: [1, 3],
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

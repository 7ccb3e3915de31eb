/** What the shop says of delivery and returns, to people and to whoever lists its products. */
export const DELIVERY = {
  /** ISO 3166-1 code of where parcels go, and its name. */
  country: 'DE',
  countryName: 'Germany',
  /** Cents on top of what is ordered. */
  rate: 0,
  /** Working days until a paid order leaves us, and days on the way, `[least, most]` each. */
  handlingDays: [0, 2],
  transitDays: [1, 3],
} as const;

/** Days after delivery in which unused pieces come back. */
export const RETURN_DAYS = 14;

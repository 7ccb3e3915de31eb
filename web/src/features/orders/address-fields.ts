/** What says where an order goes: a street of one town is none of another. */
export const ADDRESS_FIELDS = ['address', 'city', 'postcode', 'country'] as const;

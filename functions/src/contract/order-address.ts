import { countryName, HOME_COUNTRY } from './country-name.ts';
import type { Order } from './schemas/order.ts';

/** The town with its postcode, and the country where it is another than ours. */
export const townLines = ({ city, delivery }: Pick<Order, 'city' | 'delivery'>): string[] => {
  if (!delivery) return [city];
  const { postcode, country } = delivery;
  const town = postcode === null ? city : `${postcode} ${city}`;
  return country === HOME_COUNTRY ? [town] : [town, countryName(country)];
};

/** Whether the office has to find out the postcode of an order: its customer was asked and named none. */
export const lacksPostcode = ({ delivery }: Pick<Order, 'delivery'>): boolean =>
  delivery?.postcode === null;

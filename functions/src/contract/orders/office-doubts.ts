import { otherCountryIn } from './order-address.ts';
import { canBeOneBusiness } from '../money/business-name.ts';
import { looksLikePostcode } from '../delivery/countries.ts';
import type { Order } from '../schemas/order.ts';

/** What the office looks at before an order ships; nobody else is told. */
export type OfficeDoubt =
  /** No postcode of its country looks so. */
  | { about: 'postcode'; postcode: string }
  /** It has no VAT because of where it goes, and a line of its address names another country. */
  | { about: 'country'; named: string }
  /** It has no VAT because of a number that its register has under another name. */
  | { about: 'name'; registered: string };

type Doubtful = Pick<Order, 'address' | 'city' | 'customerName' | 'delivery' | 'business'>;

/** What the office has to look at in an order. It follows from what the order says, so nothing is kept of it. */
export const officeDoubts = ({
  address,
  city,
  customerName,
  delivery,
  business,
}: Doubtful): OfficeDoubt[] => {
  const doubts: OfficeDoubt[] = [];
  const { country, postcode } = delivery;
  if (postcode !== '' && !looksLikePostcode(country, postcode))
    doubts.push({ about: 'postcode', postcode });
  if (!business) return doubts;
  const named = otherCountryIn(address, country) ?? otherCountryIn(city, country);
  if (named !== undefined) doubts.push({ about: 'country', named });
  const { name } = business;
  if (name !== null && !canBeOneBusiness(name, customerName))
    doubts.push({ about: 'name', registered: name });
  return doubts;
};

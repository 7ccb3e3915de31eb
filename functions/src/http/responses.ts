import type { Request } from 'express';
import { type EndpointName, endpointPath, HEADER } from '../contract/api/endpoints.ts';
import type { EndpointResponse } from '../contract/api/endpoint-schemas.ts';

/** What headers are set on: an answer of Express, or what is made of one. */
interface WithHeaders {
  set: (name: string, value: string) => unknown;
}

/** The items of a page; says in a header where the next one begins. */
export const listed = <Item>(
  res: WithHeaders,
  { items, nextCursor }: { items: Item[]; nextCursor: string | undefined },
): Item[] => {
  if (nextCursor !== undefined) res.set(HEADER.nextCursor, nextCursor);
  return items;
};

type LocationOf = { [Name in EndpointName]?: (answer: EndpointResponse<Name>) => string };

/** Where what a call made can be got, for calls that make something with an address of its own. */
const LOCATIONS = {
  createProduct: ({ insertedId }) => endpointPath('getProduct', { id: insertedId }),
  createBlog: ({ insertedId }) => endpointPath('getBlog', { id: insertedId }),
  placeOrder: ({ insertedId }) => endpointPath('getPayment', { orderId: insertedId }),
  placePurchase: ({ insertedId }) => endpointPath('getPurchase', { id: insertedId }),
  openCheckout: ({ url }) => url,
  uploadImage: ({ data }) => data.url,
} as const satisfies LocationOf;

/** True for calls whose answer says in `Location` where to find what they made. */
export const hasLocation = (name: EndpointName): boolean => name in LOCATIONS;

/** The `Location` of a call's answer; undefined where nothing was made that has an address. */
export const locationOf = <Name extends EndpointName>(
  name: Name,
  answer: EndpointResponse<Name>,
): string | undefined => (LOCATIONS as LocationOf)[name]?.(answer);

/** True for a person's browser that opens a page, as opposed to a page that asks the API. */
export const isNavigation = (req: Request): boolean =>
  req.headers.authorization === undefined && req.accepts(['json', 'html']) === 'html';

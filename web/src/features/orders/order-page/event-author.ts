import { texts } from '../texts.ts';

interface Reader {
  email: string;
  /** True, false, or undefined while nobody knows yet. */
  admin: boolean | undefined;
}

/**
 * Who did something, in words for whoever reads it. Admins see each other's addresses; to a customer
 * everybody in the office is the shop.
 *
 * @param by a user's email, `shop` or `gateway`, as in an order's history
 */
export function eventAuthor(by: string, { email, admin }: Reader): string {
  const { you, gateway, shop } = texts.eventBy;
  if (by === 'gateway') return gateway;
  if (by === 'shop') return shop;
  if (by === email) return you;
  return admin === true ? texts.eventByName(by) : shop;
}

import { LIST_LIMIT, type Order, type Purchase, purchasesOf } from '@rollwell/functions/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** How many numbers are looked for at a time. */
const AT_A_TIME = 5;

/** The orders with a number by `GET /order?q=…`; one that has several lines is one of them. */
async function findByNumber(number: string): Promise<Purchase[]> {
  const query = { q: number, limit: LIST_LIMIT.max };
  const found = await request('listOrders', { query });
  return purchasesOf(found.filter((order: Order) => order.number === number));
}

/** Looks orders up by their numbers, as an admin; gives those that are there by their number. */
export const useFindByNumbers = () =>
  useMutation({
    mutationFn: async (numbers: readonly string[]) => {
      const found = new Map<string, Purchase[]>();
      const waiting = numbers.values();
      const work = async (): Promise<void> => {
        for (const number of waiting) found.set(number, await findByNumber(number));
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
      return found;
    },
  });

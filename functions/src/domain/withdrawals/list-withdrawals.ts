import { orderState } from '../../contract/orders/order-transitions.ts';
import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Withdrawal } from '../../contract/schemas/withdrawal.ts';
import type { Page } from '../../data/firestore/page.ts';
import type { Deps } from '../deps.ts';

/** The withdrawals of customers, newest first, with the orders that they are about as they stand now. */
export const listWithdrawals = async (
  { withdrawals }: Pick<Deps, 'withdrawals'>,
  page: ListQuery,
): Promise<Page<Withdrawal>> => {
  const { items, nextCursor } = await withdrawals.list(page);
  const ids = [...new Set(items.flatMap(({ orderIds }) => orderIds))];
  const orders = await withdrawals.orders(ids);
  return {
    items: items.map(({ orderIds, ...withdrawal }) => ({
      ...withdrawal,
      orders: orderIds.map((id) => {
        const order = orders.get(id);
        return {
          _id: id,
          productName: order?.productName ?? '',
          state: order ? orderState(order) : 'gone',
        };
      }),
    })),
    nextCursor,
  };
};

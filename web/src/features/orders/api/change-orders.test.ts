import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { userKeys } from '../../../entities/session/use-session.ts';
import { orderKeys } from '../../../entities/order/order-queries.ts';
import { productKeys } from '../../../entities/product/product-queries.ts';
import { invalidateStock } from './change-orders.ts';

it('invalidateStock invalidates every query of orders and products, and no other', async () => {
  const client = new QueryClient();
  const moved = [
    orderKeys.one('o1'),
    orderKeys.of('mara@test.example'),
    productKeys.detail('p1'),
    productKeys.latest,
    productKeys.list({ q: '', sort: undefined, limit: 12 }),
  ];
  const others = [['blogs', 'list'], userKeys.profile('mara@test.example')];
  for (const key of [...moved, ...others]) client.setQueryData(key, {});
  await invalidateStock(client);
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(moved.map(isOld)).toEqual(moved.map(() => true));
  expect(others.map(isOld)).toEqual(others.map(() => false));
});

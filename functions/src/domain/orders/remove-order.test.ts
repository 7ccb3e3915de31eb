import { expect, it, vi } from 'vitest';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { withoutWaiting } from '../waits.fixtures.ts';
import { removeOrders } from './remove-order.ts';

withoutWaiting();

const open = (outcome: 'changed' | 'gone') => {
  const shop = new MemoryShop();
  const order = shop.putOrder();
  const remove = vi.fn(() => Promise.resolve(outcome));
  const removal = {
    action: 'cancel',
    by: 'shop',
    byShop: () => true,
    find: () => Promise.resolve([order] as const),
  } as const;
  const removed = () => removeOrders({ ...shop, stock: { ...shop.stock, remove } }, removal);
  return { remove, removed };
};

it('gives up on an order that will not keep still', async () => {
  const { remove, removed } = open('changed');
  await expect(removed()).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
  expect(remove).toHaveBeenCalledTimes(10);
});

it('does not look for an order again that is gone', async () => {
  const { remove, removed } = open('gone');
  await expect(removed()).rejects.toMatchObject({ code: 'not_found' });
  expect(remove).toHaveBeenCalledTimes(1);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { removeOrder } from './remove-order.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }));
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (outcome: 'changed' | 'gone') => {
  const shop = new MemoryShop();
  const order = shop.putOrder();
  const remove = vi.fn(() => Promise.resolve(outcome));
  const removal = {
    action: 'cancel',
    by: 'shop',
    byShop: () => true,
    find: () => Promise.resolve(order),
  } as const;
  const removed = () => removeOrder({ ...shop, stock: { ...shop.stock, remove } }, removal);
  return { remove, removed };
};

it('gives up on an order that will not keep still, after waits at random that grow', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { remove, removed } = open('changed');
  await expect(removed()).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
  const waits = vi.mocked(sleep).mock.calls.map(([ms]) => ms);
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280]);
  expect(remove).toHaveBeenCalledTimes(8);
});

it('does not look for an order again that is gone', async () => {
  const { remove, removed } = open('gone');
  await expect(removed()).rejects.toMatchObject({ code: 'not_found' });
  expect(remove).toHaveBeenCalledTimes(1);
});

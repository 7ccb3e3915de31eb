import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { removeOrder } from './remove-order.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }));
afterEach(() => {
  vi.restoreAllMocks();
});

it('gives up on an order that will not keep still, after waits at random that grow', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const shop = new MemoryShop();
  const order = shop.putOrder();
  const remove = vi.fn(() => Promise.resolve('changed' as const));
  const removal = {
    action: 'cancel',
    by: 'shop',
    byShop: () => true,
    find: () => Promise.resolve(order),
  } as const;
  await expect(
    removeOrder({ ...shop, stock: { ...shop.stock, remove } }, removal),
  ).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
  const waits = vi.mocked(sleep).mock.calls.map(([ms]) => ms);
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280]);
  expect(remove).toHaveBeenCalledTimes(8);
});

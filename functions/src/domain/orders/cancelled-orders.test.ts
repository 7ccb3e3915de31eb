import { describe, expect, it } from 'vitest';
import type { CancelledOrder } from '../../contract/schemas/order.ts';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import type { CancelledOrderRepository } from '../../data/orders/cancelled-order-repository.ts';
import type { Deps } from '../deps.ts';
import { admin, buyer } from '../memory-shop.fixtures.ts';
import { getCancelled, listCancelled, listCancelledOf } from './cancelled-orders.ts';

const at = '2026-11-22T08:00:00.000Z';
const stranger = { uid: 'other', email: 'other@test.example', role: 'customer' } as const;

/** An order that somebody ended, who is in its history as well. */
const endedBy = (by: string, how: CancelledOrder['how'] = 'cancelled'): CancelledOrder => ({
  ...orderWith({ events: [{ type: how, at, by }] }),
  ...{ how, cancelledAt: at, cancelledBy: by, reason: '' },
});

/** Records that are found whoever asks, and how they were asked for. */
const recordsOf = (...lines: CancelledOrder[]) => {
  const asked: unknown[] = [];
  const page = (...how: unknown[]) => {
    asked.push(how);
    return Promise.resolve({ items: lines, nextCursor: undefined });
  };
  const cancelledOrders: CancelledOrderRepository = {
    list: page,
    listOf: page,
    findLines: () => Promise.resolve(lines),
  };
  const identity = {
    uidOf: (email: string) => Promise.resolve(`uid of ${email}`),
  } as Deps['identity'];
  return { asked, deps: { cancelledOrders, identity } };
};

const authors = (orders: readonly CancelledOrder[]) =>
  orders.map(({ cancelledBy, events }) => [cancelledBy, events.at(-1)?.by]);

describe('a cancelled order', () => {
  it.each([
    ['its owner', buyer.email, buyer.email],
    ['somebody of the office', admin.email, 'shop'],
    ['the shop', 'shop', 'shop'],
  ])('that %s ended is shown to its owner', async (_who, by, shown) => {
    const { deps } = recordsOf(endedBy(by));
    expect(authors(await getCancelled(deps, buyer, 'order-1'))).toEqual([[shown, shown]]);
    const { items } = await listCancelledOf(deps, buyer, buyer.email, { limit: 50 });
    expect(authors(items)).toEqual([[shown, shown]]);
  });

  it('names the office to admins', async () => {
    const { deps } = recordsOf(endedBy(admin.email));
    const names = [[admin.email, admin.email]];
    expect(authors(await getCancelled(deps, admin, 'order-1'))).toEqual(names);
    const { items } = await listCancelled(deps, { limit: 50, sort: 'newest' });
    expect(authors(items)).toEqual(names);
  });

  it('is not found when somebody else asks, or when there is none', async () => {
    const notFound = { code: 'not_found' };
    const { deps } = recordsOf(endedBy(buyer.email));
    await expect(getCancelled(deps, stranger, 'order-1')).rejects.toMatchObject(notFound);
    const none = recordsOf().deps;
    await expect(getCancelled(none, admin, 'order-1')).rejects.toMatchObject(notFound);
  });
});

describe('a list of cancelled orders', () => {
  const page = { limit: 50 };

  it('of oneself goes by uid, and of somebody else by the address and who has it today', async () => {
    const { deps, asked } = recordsOf();
    await listCancelledOf(deps, buyer, buyer.email.toUpperCase(), page);
    await listCancelledOf(deps, admin, buyer.email, page);
    expect(asked).toEqual([
      [{ uid: buyer.uid }, page],
      [{ email: buyer.email, account: `uid of ${buyer.email}` }, page],
    ]);
  });

  it('is searched for an address with the account that has it today', async () => {
    const { deps, asked } = recordsOf();
    const query = { ...page, sort: 'newest', q: buyer.email } as const;
    await listCancelled(deps, query);
    expect(asked).toEqual([[query, `uid of ${buyer.email}`]]);
  });
});

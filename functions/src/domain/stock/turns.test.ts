import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pieces } from '../../contract/units.ts';
import type { StockCommit, StockRepository } from '../../data/stock-repository.ts';
import { place } from './grant.fixtures.ts';
import { createStockDesk } from './stock-desk.ts';

const FAILED_PRECONDITION = 9;
const COMMIT_MS = 10;

/** A database of one product that serves one commit after the other, each taking its time. */
class SlowStock {
  available: number;
  committed = 0;
  collided = 0;
  #version = 0;
  #line: Promise<unknown> = Promise.resolve();

  constructor(available: number) {
    this.available = available;
  }

  /** The same product as another process sees it. */
  open(): StockRepository {
    return {
      read: async () => {
        await sleep(1);
        const available = pieces(this.available);
        const version = String(this.#version);
        const product = {
          id: 'roller',
          name: 'Roller',
          price: 1,
          minOrder: pieces(1),
          available,
          version,
        };
        return { product, orders: new Map(), keys: new Map(), audits: new Set() };
      },
      commit: (commit) => {
        const turn = this.#line.then(() => this.#commit(commit));
        this.#line = turn.catch(() => undefined);
        return turn;
      },
    };
  }

  async #commit({ stock }: StockCommit): Promise<void> {
    if (stock?.product.version !== String(this.#version)) {
      this.collided += 1;
      throw Object.assign(new Error('changed'), { code: FAILED_PRECONDITION });
    }
    await sleep(COMMIT_MS);
    this.available = stock.available;
    this.#version += 1;
    this.committed += 1;
  }
}

let orders = 0;
const wish = () => place(String((orders += 1)), 1);

describe('queues of several processes on one product', () => {
  it('take turns: both sell about the same, and seldom collide', async () => {
    const pieces = 600;
    const stock = new SlowStock(pieces);
    const sold = [0, 0];
    const buy = async (index: number, place: () => Promise<unknown>): Promise<void> => {
      for (;;) {
        try {
          await place();
          sold[index] = (sold[index] ?? 0) + 1;
        } catch (error) {
          expect(error).toMatchObject({ code: 'out_of_stock' });
          return;
        }
      }
    };
    await Promise.all(
      sold.map((_none, index) => {
        const desk = createStockDesk({ stock: stock.open(), now: () => 0, orderHoldMs: 1 });
        const buyers = Array.from({ length: 10 }, () => buy(index, () => desk.place(wish())));
        return Promise.all(buyers);
      }),
    );
    expect(stock.available).toBe(0);
    expect(sold.reduce((sum, one) => sum + one, 0)).toBe(pieces);
    expect(Math.min(...sold)).toBeGreaterThan(pieces / 3);
    // Where everybody goes on at once, each commit costs the other a collision.
    expect(stock.collided / stock.committed).toBeLessThan(0.3);
  }, 30_000);
});

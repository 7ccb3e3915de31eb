import { setTimeout as sleep } from 'node:timers/promises';
import { pieces } from '../../contract/money/units.ts';
import type {
  StockCommit,
  StockedProduct,
  StockRepository,
} from '../../data/products/stock-repository.ts';
import { product, stocked } from './allocate.fixtures.ts';

const FAILED_PRECONDITION = 9;
const COMMIT_MS = 10;

/** A database that takes its time over commits, one after the other of what they have in common. */
export class SlowStock {
  committed = 0;
  collided = 0;
  readonly #products: Map<string, StockedProduct>;
  readonly #lines = new Map<string, Promise<unknown>>();

  constructor(available: Readonly<Record<string, number>>) {
    const each = Object.entries(available).map(([id, count]) => ({
      ...product,
      ...{ id, minOrder: pieces(1), available: pieces(count), version: '0' },
    }));
    this.#products = stocked(...each);
  }

  availableOf(id: string): number {
    return this.#products.get(id)?.available ?? 0;
  }

  /** The same products as another process sees them. */
  open(): StockRepository {
    return {
      read: async ({ products }) => {
        await sleep(1);
        const found = products.flatMap((id) => this.#products.get(id) ?? []);
        return {
          products: stocked(...found),
          orders: new Map(),
          keys: new Map(),
          audits: new Set(),
        };
      },
      commit: (commit) => {
        const ids = commit.stock.map((move) => move.product.id);
        const before = ids.flatMap((id) => this.#lines.get(id) ?? []);
        const turn = Promise.all(before).then(() => this.#commit(commit));
        for (const id of ids)
          this.#lines.set(
            id,
            turn.catch(() => undefined),
          );
        return turn;
      },
    };
  }

  async #commit({ stock }: StockCommit): Promise<void> {
    if (
      stock.some((move) => move.product.version !== this.#products.get(move.product.id)?.version)
    ) {
      this.collided += 1;
      throw Object.assign(new Error('changed'), { code: FAILED_PRECONDITION });
    }
    await sleep(COMMIT_MS);
    for (const { product: before, available } of stock) {
      const version = String(Number(before.version) + 1);
      this.#products.set(before.id, { ...before, available, version });
    }
    this.committed += 1;
  }
}

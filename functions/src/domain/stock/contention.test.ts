import { describe, expect, it } from 'vitest';
import { line, place, purchase } from './allocate.fixtures.ts';
import type { PlaceRequest } from './requests.ts';
import { SlowStock } from './slow-stock.fixtures.ts';
import { createInventory, type Inventory } from './inventory.ts';

const PROCESSES = 2;
const BUYERS = 10;

let orders = 0;
const nextId = () => String((orders += 1));

const inventoryOn = (stock: SlowStock): Inventory =>
  createInventory({ stock: stock.open(), now: () => 0, orderHoldMs: 1 });

/** Places one wish after the other until something is sold out; gives how many were met. */
const buyAll = async (inventory: Inventory, wish: () => PlaceRequest): Promise<number> => {
  for (let met = 0; ; met += 1) {
    try {
      await inventory.place(wish());
    } catch (error) {
      expect(error).toMatchObject({ code: 'out_of_stock' });
      return met;
    }
  }
};

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

describe('queues of several processes on one product', () => {
  it('take turns: both sell about the same, and seldom collide', async () => {
    const pieces = 600;
    const stock = new SlowStock({ roller: pieces });
    const sold = await Promise.all(
      Array.from({ length: PROCESSES }, async () => {
        const inventory = inventoryOn(stock);
        const wish = () => place(nextId(), 1);
        return sum(
          await Promise.all(Array.from({ length: BUYERS }, () => buyAll(inventory, wish))),
        );
      }),
    );
    expect(stock.availableOf('roller')).toBe(0);
    expect(sum(sold)).toBe(pieces);
    expect(Math.min(...sold)).toBeGreaterThan(pieces / 3);
    // Where everybody goes on at once, each commit costs the other a collision.
    expect(stock.collided / stock.committed).toBeLessThan(0.3);
  }, 30_000);
});

describe('purchases of several products in several processes', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const supplies = (each: number) => Object.fromEntries(ids.map((id) => [id, each]));
  /** Three neighbours of the five, beginning with another one each time. */
  const three = (index: number): PlaceRequest => {
    const [first, ...others] = [0, 1, 2].map((step) =>
      line(nextId(), 1, { productId: ids[(index + step) % ids.length] ?? 'a' }),
    );
    return purchase(nextId(), [first ?? line('never'), ...others]);
  };

  it('all end, whatever order they name their products in, and sell each piece once', async () => {
    const stock = new SlowStock(supplies(60));
    let turn = 0;
    const bought = await Promise.all(
      Array.from({ length: PROCESSES }, async () => {
        const inventory = inventoryOn(stock);
        const wish = () => three((turn += 1));
        return sum(
          await Promise.all(Array.from({ length: BUYERS }, () => buyAll(inventory, wish))),
        );
      }),
    );
    const left = sum(ids.map((id) => stock.availableOf(id)));
    expect(left + 3 * sum(bought)).toBe(60 * ids.length);
    // No purchase ends before a product that it wants is sold out.
    expect(Math.min(...ids.map((id) => stock.availableOf(id)))).toBe(0);
    expect(Math.min(...bought)).toBeGreaterThan(0);
  }, 30_000);

  it('come through beside others who want one of the products each, without end', async () => {
    const stock = new SlowStock(supplies(1_000_000));
    let isOver = false;
    const singles = Array.from({ length: PROCESSES }, () => inventoryOn(stock)).flatMap(
      (inventory) =>
        ids.map(async (productId) => {
          while (!isOver) await inventory.place(place(nextId(), 1, { productId }));
        }),
    );
    const inventory = inventoryOn(stock);
    await Promise.all(
      Array.from({ length: BUYERS }, (_none, index) => inventory.place(three(index))),
    );
    isOver = true;
    await Promise.all(singles);
    expect(stock.committed).toBeGreaterThan(0);
  }, 30_000);
});

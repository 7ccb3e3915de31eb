import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASSUMED, costOf, ORDER_STEPS, usageOf, type Counted, type Prices } from './count.ts';
import { SCALE_FILE, writtenScale } from './written.ts';

const step = { reads: 2, writes: 1 };
const counted: Counted = Object.fromEntries(
  [...ORDER_STEPS, 'home, 6 products: cold'].map((name) => [name, step]),
);
const views = [{ page: 'home', site: 1000, pictures: 500, requests: 3 }];

describe('what a month uses', () => {
  it('is each view and each order, where nobody comes twice a minute', () => {
    const usage = usageOf(100, counted, views);
    const [visits, orders] = [3000, 3000 * ASSUMED.orderShare];
    expect(usage).toMatchObject({
      firestoreReads: visits * 2 + orders * 8 * 2,
      firestoreWrites: orders * 8,
      functionCalls: visits * 3 + orders * 8,
      hostingBytes: visits * 1000,
      pictureBytes: visits * 500,
    });
  });

  it('is bounded by what is kept for a minute, where many come', () => {
    const [many, more] = [usageOf(1e9, counted, views), usageOf(2e9, counted, views)];
    const ordersReads = (visits: number) => visits * 30 * ASSUMED.orderShare * 16;
    expect(more.firestoreReads - ordersReads(2e9)).toBe(many.firestoreReads - ordersReads(1e9));
  });

  it('has each picture passed on once a day for each place of the CDN', () => {
    const plain = [{ page: 'home', site: 0, pictures: 0, requests: 1 }];
    const calls = (seen: typeof views) => usageOf(1e9, counted, seen).functionCalls;
    const { shownPictures, cdnPlaces } = ASSUMED;
    expect(calls(views) - calls(plain)).toBe(shownPictures * cdnPlaces * 30);
  });

  it('cannot be told of a step that nobody counted', () => {
    expect(() => usageOf(1, {}, views)).toThrow('was never counted');
  });
});

describe('what it costs', () => {
  const usage = usageOf(100, counted, views);
  const prices = Object.fromEntries(
    Object.keys(usage).map((part) => [part, { price: 1, per: 1000, freeAMonth: 1e9 }]),
  ) as Prices;

  it('is nothing below what is free, and everything where nothing is', () => {
    expect(costOf(usage, prices, { free: true }).total).toBe(0);
    expect(costOf(usage, prices, { free: false }).parts.hostingBytes).toBe(3000);
  });
});

it('docs/scale.md says what was counted, measured and asked for', async () => {
  expect(readFileSync(SCALE_FILE, 'utf8')).toBe(await writtenScale());
});

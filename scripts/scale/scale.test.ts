import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ASSUMED,
  costOf,
  KINDS,
  SECONDS_A_MONTH,
  usageOf,
  type Counted,
  type Prices,
} from './count.ts';

const step = { reads: 2, writes: 1 };
const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const recorded = read('tests/reads/recorded.json') as Counted;
/** Dollars for a month of a million page views. */
const GOAL = 5;
const counted: Counted = Object.fromEntries(Object.keys(recorded).map((name) => [name, step]));
/** Of the kinds of pages, all that was counted. */
const COLD_READS = 2 * KINDS.reduce((all, { cold }) => all + cold.length, 0);
/** Its eight steps from the form to the parcel, and its mails. */
const ORDER = {
  calls: 8 + ASSUMED.mailsAnOrder,
  reads: 8 * 2 + ASSUMED.mailsAnOrder * ASSUMED.readsPerMail,
  writes: 8 + ASSUMED.mailsAnOrder * ASSUMED.writesPerMail,
};
/** What has changed of the catalogue, in two queries for each of the five pages of a visit. */
const LOOKS = 2 * 5;

describe('what a month uses', () => {
  it('is each view and each order, where hardly anybody comes', () => {
    const usage = usageOf(1, counted);
    const [visits, orders] = [30, 30 * ASSUMED.orderShare];
    expect(
      usage.firestoreReads / (visits * (COLD_READS + LOOKS) + orders * ORDER.reads),
    ).toBeCloseTo(1, 1);
    expect(
      usage.functionCalls / (visits * (5 + ASSUMED.visitPictures) + orders * ORDER.calls),
    ).toBeCloseTo(1, 2);
    expect(usage.firestoreWrites).toBeCloseTo(orders * ORDER.writes, 9);
    expect(usage.hostingBytes).toBe(
      visits * (ASSUMED.visitBytes + ASSUMED.appShare * ASSUMED.appBytes),
    );
  });

  it('is bounded by what is kept, where very many come', () => {
    const many = 1e15;
    const { functionCalls } = usageOf(many, counted);
    const orders = many * 30 * ASSUMED.orderShare;
    const { cdnPlaces, pageKeptS, shownPictures } = ASSUMED;
    const pagesKept = KINDS.reduce((all, { pages }) => all + pages, 0);
    const passedOn = (pagesKept * SECONDS_A_MONTH) / pageKeptS + shownPictures * 30;
    expect((functionCalls - orders * ORDER.calls) / (passedOn * cdnPlaces)).toBeCloseTo(1, 2);
  });

  it('never asks for more than what is seen', () => {
    for (const visits of [1e2, 1e4, 1e6, 1e8]) {
      const usage = usageOf(visits, counted);
      const orders = visits * 30 * ASSUMED.orderShare;
      expect(usage.functionCalls).toBeLessThan(
        visits * 30 * (5 + ASSUMED.visitPictures) + orders * ORDER.calls,
      );
      expect(usage.firestoreReads).toBeLessThan(
        visits * 30 * (COLD_READS + LOOKS) + orders * ORDER.reads,
      );
    }
  });

  it('cannot be told of a step that nobody counted', () => {
    expect(() => usageOf(1, {})).toThrow('was never counted');
  });
});

describe('what it costs', () => {
  const usage = usageOf(100, counted);
  const prices = Object.fromEntries(
    Object.keys(usage).map((part) => [part, { price: 1, per: 1000, freeAMonth: 1e9 }]),
  ) as Prices;

  it('is nothing below what is free, and everything where nothing is', () => {
    expect(costOf(usage, prices, { free: true }).total).toBe(0);
    expect(costOf(usage, prices, { free: false }).parts.hostingBytes).toBe(
      usage.hostingBytes / 1000,
    );
  });
});

it('is no more than the goal for a million page views', () => {
  const { prices } = read('scripts/scale/prices.json') as { prices: Prices };
  const usage = usageOf(1_000_000 / 30 / 5, recorded);
  expect(costOf(usage, prices, { free: true }).total).toBeLessThanOrEqual(GOAL);
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { fromCents, toCents } from './money.ts';
import {
  cents,
  pieces,
  type Cents,
  type OrderId,
  type PaymentIntentId,
  type Pieces,
  type ProductId,
  type SessionId,
} from './units.ts';

describe('counts', () => {
  it('are whole and not below zero', () => {
    expect([cents(0), cents(435), pieces(3)]).toEqual([0, 435, 3]);
    for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => cents(count)).toThrow(`no amount of cents: ${count}`);
      expect(() => pieces(count)).toThrow(`no number of pieces: ${count}`);
    }
  });
});

/** Held by the compiler: `npm run typecheck` fails where one of these would be let through. */
describe('types', () => {
  it('keep cents and pieces apart, and both from a plain number', () => {
    expectTypeOf<Cents>().not.toExtend<Pieces>();
    expectTypeOf<Pieces>().not.toExtend<Cents>();
    expectTypeOf<number>().not.toExtend<Cents>();
    expectTypeOf<number>().not.toExtend<Pieces>();
    expectTypeOf<Cents>().toExtend<number>();
    // @ts-expect-error pieces are no money
    expect(fromCents(pieces(435))).toBe(4.35);
    // @ts-expect-error nor is a decimal amount
    expect(fromCents(4.35)).toBe(0.0435);
    expect(fromCents(toCents(4.35))).toBe(4.35);
  });

  it('keep ids of one kind from another’s place', () => {
    expectTypeOf<OrderId>().not.toExtend<ProductId>();
    expectTypeOf<SessionId>().not.toExtend<PaymentIntentId>();
    expectTypeOf<PaymentIntentId>().not.toExtend<SessionId>();
    expectTypeOf<string>().toExtend<OrderId>();
  });
});

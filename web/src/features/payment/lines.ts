import { orderAllows, type Order } from '@rollwell/functions/contract';

/** What is paid together: an order, or the lines of a purchase. */
export type Lines = readonly [Order, ...Order[]];

type OfPurchase = Order & { purchase: NonNullable<Order['purchase']> };

/** Whether something else was ordered with it. */
export const isOfSeveral = (order: Order | undefined): order is OfPurchase =>
  (order?.purchase?.lines ?? 1) > 1;

/** The one that stands for all: what waits to be paid comes first. */
export const toldOf = (lines: readonly Order[]): Order | undefined =>
  lines.find((line) => orderAllows(line, 'pay')) ?? lines[0];

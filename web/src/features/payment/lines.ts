import type { Order } from '@rollwell/functions/contract';

/** What is paid together: an order, or the lines of a purchase. */
export type Lines = readonly [Order, ...Order[]];

import type { Bug } from './bug.ts';
import { ORDER_BUGS } from './order-bugs.ts';
import { PRICE_BUGS } from './price-bugs.ts';
import { PURCHASE_BUGS } from './purchase-bugs.ts';
import { SPLIT_BUGS } from './split-bugs.ts';
import { WITHDRAWAL_BUGS } from './withdrawal-bugs.ts';

/** Each of them has been made in a real shop somewhere; each has to be caught. */
export const BUGS: readonly Bug[] = [
  ...ORDER_BUGS,
  ...PURCHASE_BUGS,
  ...SPLIT_BUGS,
  ...WITHDRAWAL_BUGS,
  ...PRICE_BUGS,
];

import type { OrderState, Snapshot } from '../snapshot.ts';
import { cents } from './cents.ts';
import type { Ledger } from './ledger.ts';
import { isRefunding } from './refunds.ts';
import { demand } from './violation.ts';

/** The line that a new one was split off in the same commit; undefined for one that was placed. */
const lineOf = (part: OrderState, before: Snapshot, after: Snapshot): OrderState | undefined =>
  [...before.orders.values()].find(
    ({ id, tag, productId, purchase, quantity }) =>
      tag === part.tag &&
      productId === part.productId &&
      (purchase?.id ?? id) === part.purchase?.id &&
      quantity === (after.orders.get(id)?.quantity ?? 0) + part.quantity,
  );

/** Somebody wanted to act on so many of its pieces alone. */
const isAsked = (ledger: Ledger, { id }: OrderState, { quantity }: OrderState): boolean => {
  const named = [...ledger.commands('ship'), ...ledger.commands('refund')].some(
    ({ command }) => command.orderId === id && command.part?.quantity === quantity,
  );
  const withdrawn = ledger
    .commands('withdraw')
    .some(({ command: { part } }) => part?.orderId === id && part.quantity === quantity);
  return named || withdrawn;
};

/** What of an order is its share of something, in cents: to the nearest, so that all shares are the whole. */
const checkShares = (was: OrderState, part: OrderState, rest: OrderState): void => {
  const { id } = part;
  for (const of of ['totalPrice', 'deliveryCost'] as const) {
    const share = (cents(was[of]) * part.quantity) / was.quantity;
    demand(Math.abs(cents(part[of]) - share) < 1, `${id}: split off with another ${of}`);
    demand(
      cents(part[of]) + cents(rest[of]) === cents(was[of]),
      `${id}: split off, and its ${of} is another in all`,
    );
  }
};

/**
 * The state before a commit as if the lines that it splits had been two before: what else the commit
 * did is judged against that.
 * @throws Violation where a split was not wanted, could not be, or lost pieces or money.
 */
export const splitBefore = (ledger: Ledger, before: Snapshot, after: Snapshot): Snapshot => {
  const orders = new Map(before.orders);
  for (const part of after.orders.values()) {
    if (before.orders.has(part.id)) continue;
    const was = lineOf(part, before, after);
    const rest = was && after.orders.get(was.id);
    if (!was || !rest) continue;
    const { id } = part;
    demand(isAsked(ledger, was, part), `${id}: nobody wanted to split it off`);
    demand(was.paid && !isRefunding(was), `${id}: split off a line that is not paid or goes back`);
    demand(part.number === was.number, `${id}: split off under another number`);
    checkShares(was, part, rest);
    const { purchase } = part;
    const amountsOf = ({ quantity, totalPrice, deliveryCost }: OrderState) =>
      ({ ...was, quantity, totalPrice, deliveryCost, purchase }) satisfies OrderState;
    for (const line of [amountsOf(rest), { ...amountsOf(part), id }]) {
      orders.set(line.id, line);
      ledger.orders.set(line.id, line);
    }
    ledger.splitFrom.set(id, was.id);
    if (was.shipped) ledger.shippedBeforeSplit.add(id);
  }
  return { ...before, orders };
};

import type { OrderState, Snapshot } from '../snapshot.ts';
import type { Books } from './books.ts';
import type { Ledger } from './ledger.ts';
import { demand } from './violation.ts';

const timesWithdrawn = ({ events }: OrderState): number =>
  events.filter((type) => type === 'withdrawn').length;

/**
 * A withdrawal is declared by somebody, of all that stands under its number at once and for good, and
 * what a customer has withdrawn from is not shipped.
 */
export const checkWithdrawal = (
  ledger: Ledger,
  was: OrderState,
  now: OrderState,
  after: Snapshot,
): void => {
  const { id, number, uid, withdrawn } = now;
  demand(withdrawn || !was.withdrawn, `${id}: its withdrawal is gone`);
  const isShipped = now.shipped && !was.shipped;
  demand(!isShipped || !was.withdrawn, `${id}: shipped, though its customer withdrew from it`);
  const added = timesWithdrawn(now) - timesWithdrawn(was);
  if (added === 0) {
    demand(withdrawn === was.withdrawn, `${id}: withdrawn from, which its history does not say`);
    return;
  }
  demand(added === 1 && withdrawn, `${id}: withdrawn from in its history only`);
  const asked = ledger
    .commands('withdraw')
    .filter(({ command }) => command.orderNumber === number && command.email === `${uid}@shop.test`)
    .map(({ command }) => command.part);
  demand(asked.length > 0, `${id}: nobody withdrew from it`);
  if (asked.some((part) => part && ledger.isAbout({ ...part, part }, id))) return;
  const together = [...after.orders.values()].filter(
    (other) => other.number === number && other.uid === uid,
  );
  demand(
    together.every((other) => other.withdrawn),
    `${id}: withdrawn from, and others of its purchase are not`,
  );
};

/** Whoever was told that their withdrawal came: it is there once, with one receipt and one log entry. */
export const checkReceipts = (ledger: Ledger, { withdrawals, mail, audit }: Books): void => {
  for (const name of ledger.declared) {
    const kept = withdrawals.filter((one) => one.name === name).length;
    demand(kept === 1, `withdrawal ${name}: confirmed, and there ${kept} times`);
  }
  for (const { id, name } of withdrawals) {
    const receipts = mail.filter((one) => one.id === `${id}-withdrawal`).length;
    demand(receipts === 1, `withdrawal ${name}: ${receipts} receipts`);
    const noted = audit.filter(({ withdrawalId }) => withdrawalId === id).length;
    demand(noted === 1, `withdrawal ${name}: noted ${noted} times`);
  }
};

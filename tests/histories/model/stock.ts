import type { ProductState, Snapshot } from '../snapshot.ts';
import type { Ledger } from './ledger.ts';
import { demand } from './violation.ts';

/** An order has its pieces until it is gone, or refunded and they are back on sale. */
const holds = ({ orders }: Snapshot, orderId: string): boolean =>
  orders.get(orderId)?.returned === false;

/** Pieces that orders have of a product, without those that they have in the other snapshot as well. */
export const piecesOf = (snapshot: Snapshot, productId: string, except?: Snapshot): number =>
  [...snapshot.orders.values()]
    .filter(({ id, productId: of }) => of === productId && holds(snapshot, id))
    .filter(({ id }) => !(except && holds(except, id)))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** True when some of the numbers make up the sum. */
const isSumOfSome = ([first, ...others]: readonly number[], sum: number): boolean =>
  sum === 0 ||
  (first !== undefined && (isSumOfSome(others, sum - first) || isSumOfSome(others, sum)));

/** Pieces come and go by the hand of an admin just as far as admins want them to. */
const checkRestocked = (ledger: Ledger, id: string, moved: number): void => {
  if (moved === 0) return;
  const wanted = ledger.openRestocks(id).map(({ command }) => command.delta);
  demand(
    isSumOfSome(wanted, moved),
    `${id}: ${moved} pieces more were received, of ${wanted.join(', ') || 'none'} wanted`,
  );
  ledger.restocked.set(id, (ledger.restocked.get(id) ?? 0) + moved);
};

/** An edit gives a product facts of its own: its price says which edit it was. */
const checkEdit = (
  ledger: Ledger,
  id: string,
  was: ProductState,
  now: ProductState,
  moved: number,
): void => {
  const edit = ledger
    .commands('edit')
    .find(({ command }) => command.productId === id && command.price === now.price);
  if (now.price === was.price || !edit) {
    checkRestocked(ledger, id, now.received - was.received);
    return;
  }
  demand(!ledger.appliedEdits.has(edit.id), `${id}: edit ${edit.id} was applied twice`);
  ledger.appliedEdits.add(edit.id);
  demand(now.pastPrices.at(-1) === was.price, `${id}: the price before an edit was not kept`);
  demand(moved === 0, `${id}: an edit and orders in one commit`);
  const available = Math.max(0, was.available + edit.command.add);
  demand(
    now.available === available,
    `${id}: an edit of ${edit.command.add} made ${was.available} available pieces ${now.available}`,
  );
  demand(
    now.received - was.received === available - was.available,
    `${id}: an edit did not count what it added`,
  );
};

/**
 * Checks the stock after a commit against the model: the law of the shop, and that the stock moved
 * by exactly the orders that came and went. Gives the fewest pieces there can have been meanwhile.
 */
export const checkStock = (
  ledger: Ledger,
  before: Snapshot,
  after: Snapshot,
): Map<string, number> => {
  const lows = new Map<string, number>();
  for (const [id, now] of after.products) {
    const was = before.products.get(id);
    if (!was) throw new Error(`${id}: a product out of nowhere`);
    const ordered = piecesOf(after, id);
    demand(
      now.available + ordered === now.received,
      `${id}: ${now.available} available and ${ordered} ordered are not ${now.received} received`,
    );
    demand(now.available >= 0, `${id}: ${now.available} available`);
    const placed = piecesOf(after, id, before);
    const returned = piecesOf(before, id, after);
    const received = now.received - was.received;
    checkEdit(ledger, id, was, now, placed + returned);
    if (now.price === was.price)
      demand(
        now.available === was.available - placed + returned + received,
        `${id}: ${was.available} pieces less ${placed} and plus ${returned} and ${received} became ${now.available}`,
      );
    lows.set(id, Math.min(was.available - placed - ledger.openPieces(id).taken, now.available));
  }
  return lows;
};

import type { Deps } from '../deps.ts';
import { orderMail } from '../mail/order-mail.ts';
import { checkedMail } from '../mail/postmaster.ts';
import { pagesOf } from '../pages-of.ts';
import { tellNobody, type TellFailure } from '../tell-failure.ts';
import { whileContended } from '../while-contended.ts';

type TellDeps = Pick<Deps, 'orders' | 'now' | 'settings' | 'postmaster'>;

export interface TellReport {
  told: number;
  /** Ids of orders whose customers could not be told now; the next run finds them again. */
  failed: string[];
}

/** Writes the mail about one order and ends the time for Undo, in one commit; false when there is none to write. */
const tell = ({ orders, now, settings, postmaster }: TellDeps, id: string): Promise<boolean> =>
  whileContended(async () => {
    const order = await orders.find(id);
    const at = now();
    const { undoUntil = null } = order ?? {};
    if (!order || undoUntil === null || Date.parse(undoUntil) > at) return false;
    const mail = orderMail('shipped', order, settings.shopUrl);
    await orders.change(
      order,
      { undoUntil: null, events: [], at },
      { mail: await checkedMail(postmaster, order.uid, mail) },
    );
    return true;
  });

/**
 * Tells the customers of all orders that were shipped and can no longer be undone. May run twice, in
 * parallel, or be stopped at any point: an order has a time for Undo, or its mail is written.
 */
export const tellShipped = async (
  deps: TellDeps,
  tellFailure: TellFailure = tellNobody,
): Promise<TellReport> => {
  const report: TellReport = { told: 0, failed: [] };
  const now = deps.now();
  for await (const ids of pagesOf((page) => deps.orders.listUntold(now, page))) {
    for (const id of ids) {
      try {
        if (await tell(deps, id)) report.told += 1;
      } catch (error) {
        report.failed.push(id);
        tellFailure(id, error);
      }
    }
  }
  return report;
};

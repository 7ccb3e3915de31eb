import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { Deps } from '../deps.ts';
import { ordersMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { ignoreFailure, pagesOf, type ReportFailure } from '../scheduled-work.ts';
import { retryOnContention } from '../retry-on-contention.ts';

type MailDeps = Pick<Deps, 'orders' | 'payments' | 'now' | 'settings' | 'mailPolicy'>;

export interface ShippedMailReport {
  /** How many mails were written. */
  sent: number;
  /** Ids of orders whose mail could not be written now; the next run finds them again. */
  failed: string[];
}

/** The lines of a purchase that were shipped and of which nobody was told; the order itself where it has no others. */
const untoldWith = async (
  { orders }: MailDeps,
  order: OrderRecord,
): Promise<[OrderRecord, ...OrderRecord[]]> => {
  const { purchase } = order;
  if (purchase === null) return [order];
  const lines = await orders.listPurchase(purchase.id);
  const others = lines.filter(({ _id, undoUntil }) => _id !== order._id && undoUntil !== null);
  return [order, ...others];
};

/**
 * Writes one mail about an order and all of its purchase that was shipped with it, and ends the time
 * for Undo, in one commit; false when there is none to write: it waits for lines that can be undone still.
 */
const sendMail = (deps: MailDeps, id: string): Promise<boolean> =>
  retryOnContention(async () => {
    const { orders, payments, now, settings, mailPolicy } = deps;
    const order = await orders.find(id);
    if (!order?.undoUntil) return false;
    const shipped = await untoldWith(deps, order);
    const at = now();
    if (shipped.some(({ undoUntil }) => Date.parse(undoUntil ?? '') > at)) return false;
    const mail = ordersMail('shipped', shipped, settings.shopUrl);
    await payments.record({
      at,
      orders: shipped.map((line) => ({ order: line, change: { undoUntil: null, events: [], at } })),
      records: { mail: await applyMailPolicy(mailPolicy, order.uid, mail) },
    });
    return true;
  });

/**
 * Tells the customers of all orders that were shipped and can no longer be undone. May run twice, in
 * parallel, or be stopped at any point: an order has a time for Undo, or its mail is written.
 */
export const sendShippedMails = async (
  deps: MailDeps,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<ShippedMailReport> => {
  const report: ShippedMailReport = { sent: 0, failed: [] };
  const now = deps.now();
  for await (const ids of pagesOf((page) => deps.orders.listDueShippedMails(now, page))) {
    for (const id of ids) {
      try {
        if (await sendMail(deps, id)) report.sent += 1;
      } catch (error) {
        report.failed.push(id);
        reportFailure(id, error);
      }
    }
  }
  return report;
};

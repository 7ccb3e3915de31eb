import type { Deps } from '../deps.ts';
import { orderMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { ignoreFailure, pagesOf, type ReportFailure } from '../scheduled-work.ts';
import { retryOnContention } from '../retry-on-contention.ts';

type MailDeps = Pick<Deps, 'orders' | 'now' | 'settings' | 'mailPolicy'>;

export interface ShippedMailReport {
  sent: number;
  /** Ids of orders whose mail could not be written now; the next run finds them again. */
  failed: string[];
}

/** Writes the mail about one order and ends the time for Undo, in one commit; false when there is none to write. */
const sendMail = ({ orders, now, settings, mailPolicy }: MailDeps, id: string): Promise<boolean> =>
  retryOnContention(async () => {
    const order = await orders.find(id);
    const at = now();
    const { undoUntil = null } = order ?? {};
    if (!order || undoUntil === null || Date.parse(undoUntil) > at) return false;
    const mail = orderMail('shipped', order, settings.shopUrl);
    await orders.change(
      order,
      { undoUntil: null, events: [], at },
      { mail: await applyMailPolicy(mailPolicy, order.uid, mail) },
    );
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

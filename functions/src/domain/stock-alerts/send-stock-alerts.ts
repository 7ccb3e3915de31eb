import { isInStock, smallestOrdersLeft, STOCK_ALERT_RUN } from '../../contract/products/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { WaitingPerson } from '../../data/products/stock-alert-repository.ts';
import type { Deps } from '../deps.ts';
import { backInStockMail } from '../mail/back-in-stock-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { ignoreFailure, type ReportFailure } from '../scheduled-work.ts';

type StockAlertDeps = Pick<Deps, 'products' | 'stockAlerts' | 'mailPolicy' | 'settings'>;

export interface StockAlertReport {
  sent: number;
  /** Of products that the shop no longer has. */
  dropped: number;
  /** Ids of reminders that could not be dealt with now; the next run finds them again. */
  failed: string[];
}

interface Run {
  deps: StockAlertDeps;
  report: StockAlertReport;
  reportFailure: ReportFailure;
}

/**
 * Products that somebody waits for, one question to the database each. Each run begins at another one
 * and goes round: where there are more than a run takes, no product is always among the last.
 */
async function* waitedFor({ stockAlerts }: StockAlertDeps): AsyncGenerator<string> {
  const start = stockAlerts.anyProductId();
  let [last, isRound] = [start, false];
  for (let count = 0; count < STOCK_ALERT_RUN.products; count += 1) {
    let productId = await stockAlerts.nextWaitedFor(last);
    if (productId === undefined && !isRound) {
      isRound = true;
      productId = await stockAlerts.nextWaitedFor('');
    }
    if (productId === undefined || (isRound && productId > start)) return;
    yield productId;
    last = productId;
  }
}

/** Ends a reminder with its mail in one commit, so whoever was written to waits no longer. */
const sendAlert = async (
  { stockAlerts, mailPolicy, settings }: StockAlertDeps,
  person: WaitingPerson,
  product: Product | undefined,
): Promise<'sent' | 'dropped' | undefined> => {
  const mail = product && backInStockMail(person, product, settings.shopUrl);
  const checked = mail && (await applyMailPolicy(mailPolicy, person.uid, mail));
  if (!(await stockAlerts.end(person, checked))) return undefined;
  return mail ? 'sent' : 'dropped';
};

const endReminders = async (
  { deps, report, reportFailure }: Run,
  productId: string,
  product: Product | undefined,
): Promise<void> => {
  const left = STOCK_ALERT_RUN.mails - report.sent - report.dropped;
  // Three pieces bring no crowd: nobody is written to who could not be served if all came at once.
  const most = Math.min(left, product ? smallestOrdersLeft(product) : left);
  if (most <= 0) return;
  for (const person of await deps.stockAlerts.waitingFor(productId, most)) {
    try {
      const ended = await sendAlert(deps, person, product);
      if (ended) report[ended] += 1;
    } catch (error) {
      report.failed.push(person.id);
      reportFailure(person.id, error);
    }
  }
};

/**
 * Writes to those who wait for products that can be ordered again, the longest waiting first, and no
 * more in one run than there are smallest orders of what is there; if it still is at the next run,
 * the next of them. A reminder ends in the commit of its mail. May run twice, in parallel, or be
 * stopped at any point: a reminder waits, or its mail is written. Sales neither read nor write
 * anything for it.
 */
export const sendStockAlerts = async (
  deps: StockAlertDeps,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<StockAlertReport> => {
  const report: StockAlertReport = { sent: 0, dropped: 0, failed: [] };
  for await (const productId of waitedFor(deps)) {
    const [product] = await deps.products.several([productId]);
    if (product && !isInStock(product)) continue;
    await endReminders({ deps, report, reportFailure }, productId, product);
    if (report.sent + report.dropped >= STOCK_ALERT_RUN.mails) break;
  }
  return report;
};

import { isInStock, smallestOrdersLeft } from '../../contract/in-stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { STOCK_ALERT_RUN } from '../../contract/stock-alerts.ts';
import type { WaitingPerson } from '../../data/stock-alert-repository.ts';
import type { Deps } from '../deps.ts';
import { backInStockMail } from '../mail/back-in-stock-mail.ts';
import { checkedMail } from '../mail/postmaster.ts';
import { tellNobody, type TellFailure } from '../tell-failure.ts';

type TellDeps = Pick<Deps, 'products' | 'stockAlerts' | 'postmaster' | 'settings'>;

export interface BackInStockReport {
  told: number;
  /** Of products that the shop no longer has. */
  dropped: number;
  /** Ids of reminders that could not be dealt with now; the next run finds them again. */
  failed: string[];
}

interface Run {
  deps: TellDeps;
  report: BackInStockReport;
  tellFailure: TellFailure;
}

/**
 * Products that somebody waits for, one question to the database each. Each run begins at another one
 * and goes round: where there are more than a run takes, no product is always among the last.
 */
async function* waitedFor({ stockAlerts }: TellDeps): AsyncGenerator<string> {
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

/** Ends a reminder with its mail in one commit, so whoever was told waits no longer. */
const tell = async (
  { stockAlerts, postmaster, settings }: TellDeps,
  person: WaitingPerson,
  product: Product | undefined,
): Promise<'told' | 'dropped' | undefined> => {
  const mail = product && backInStockMail(person, product, settings.shopUrl);
  const checked = mail && (await checkedMail(postmaster, person.uid, mail));
  if (!(await stockAlerts.end(person, checked))) return undefined;
  return mail ? 'told' : 'dropped';
};

const endReminders = async (
  { deps, report, tellFailure }: Run,
  productId: string,
  product: Product | undefined,
): Promise<void> => {
  const left = STOCK_ALERT_RUN.mails - report.told - report.dropped;
  // Three pieces bring no crowd: nobody is told who could not be served if all came at once.
  const most = Math.min(left, product ? smallestOrdersLeft(product) : left);
  if (most <= 0) return;
  for (const person of await deps.stockAlerts.waitingFor(productId, most)) {
    try {
      const ended = await tell(deps, person, product);
      if (ended) report[ended] += 1;
    } catch (error) {
      report.failed.push(person.id);
      tellFailure(person.id, error);
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
export const tellBackInStock = async (
  deps: TellDeps,
  tellFailure: TellFailure = tellNobody,
): Promise<BackInStockReport> => {
  const report: BackInStockReport = { told: 0, dropped: 0, failed: [] };
  for await (const productId of waitedFor(deps)) {
    const [product] = await deps.products.several([productId]);
    if (product && !isInStock(product)) continue;
    await endReminders({ deps, report, tellFailure }, productId, product);
    if (report.told + report.dropped >= STOCK_ALERT_RUN.mails) break;
  }
  return report;
};

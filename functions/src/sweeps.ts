/*
 * What the functions of the schedule do: each runs its use case and writes into the log what came of
 * it. `index.ts` says when.
 */
import type { LogEvent } from './contract/log-events.ts';
import type { Deps } from './domain/deps.ts';
import { sweepPictures as deleteUnusedPictures } from './domain/images/sweep-pictures.ts';
import { finishRefunds as finishRefundsUnderWay } from './domain/orders/finish-refunds.ts';
import { releaseHolds as giveBackRunOutHolds } from './domain/orders/release-holds.ts';
import { tellShipped as tellWhatShipped } from './domain/orders/tell-shipped.ts';
import { compareNews } from './domain/reconcile/compare-news.ts';
import { describeDifference, describeMore } from './domain/reconcile/describe.ts';
import { tellBackInStock as tellWhatIsBack } from './domain/stock-alerts/tell-back-in-stock.ts';
import type { TellFailure } from './domain/tell-failure.ts';
import { log } from './http/log.ts';

/** Writes why one thing of a sweep failed, with its id under `as`. */
const failing =
  (event: LogEvent, as: 'orderId' | 'pictureId' | 'reminderId' = 'orderId'): TellFailure =>
  (id, cause) => {
    log('ERROR', event, { [as]: id }, cause);
  };

/** Logs how many holds were given back, and payments that no webhook told of. */
export const releaseHolds = async (deps: Deps): Promise<void> => {
  const report = await giveBackRunOutHolds(deps, failing('hold_not_released'));
  log('INFO', 'holds_released', { ...report });
  if (report.heard > 0) log('WARNING', 'payments_unheard', { heard: report.heard });
};

/** Logs nothing but what failed: it runs every minute. */
export const tellShipped = async (deps: Deps): Promise<void> => {
  await tellWhatShipped(deps, failing('shipping_not_told'));
};

/** Logs how many were told, where anybody waited. */
export const tellBackInStock = async (deps: Deps): Promise<void> => {
  const tellFailure = failing('stock_alert_not_told', 'reminderId');
  const { told, dropped, failed } = await tellWhatIsBack(deps, tellFailure);
  if (told + dropped + failed.length > 0) log('INFO', 'stock_alerts_told', { told, dropped });
};

/** Logs how many refunds were finished. */
export const finishRefunds = async (deps: Deps): Promise<void> => {
  const report = await finishRefundsUnderWay(deps, failing('refund_not_finished'));
  log('INFO', 'refunds_finished', { ...report });
};

/** Logs how many pictures were deleted. */
export const sweepPictures = async (deps: Deps): Promise<void> => {
  const tellFailure = failing('picture_not_deleted', 'pictureId');
  log('INFO', 'pictures_deleted', { ...(await deleteUnusedPictures(deps, tellFailure)) });
};

const MOST_MAILS_TOLD = 20;

/** Logs the ids of mails that were not delivered, again at each run. */
export const watchMail = async ({ mails }: Deps): Promise<void> => {
  const mailIds = await mails.listUndelivered(MOST_MAILS_TOLD);
  if (mailIds.length > 0) log('ERROR', 'mails_undelivered', { mailIds });
};

const GRACE_MS = 10 * 60 * 1000;

/** A minute less than the function may take: what is left is for the next night. */
const COMPARING_MS = 8 * 60 * 1000;

/** Logs each difference of the books, and how much was compared. */
export const reconcile = async (deps: Deps): Promise<void> => {
  const { checked, differences, isFinished } = await compareNews(deps, {
    graceMs: GRACE_MS,
    until: deps.now() + COMPARING_MS,
    tell: (difference) => {
      log('ERROR', 'difference_found', { kind: difference.kind }, describeDifference(difference));
    },
  });
  const more = describeMore(differences);
  if (more !== undefined) log('ERROR', 'difference_found', {}, more);
  // What is left when the time is up is compared by the next run.
  log('INFO', 'books_compared', { ...checked, differences: differences.count, isFinished });
};

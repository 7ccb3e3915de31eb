/*
 * The scheduled functions: each runs its use case and logs the outcome. `index.ts` says when.
 */
import type { LogEvent } from './contract/api/log-events.ts';
import type { Deps } from './domain/deps.ts';
import { deleteUnusedPictures as deleteAllUnusedPictures } from './domain/images/delete-unused-pictures.ts';
import { deliverDueMails } from './domain/mail/deliver-mail.ts';
import { sendAllWithheldMails } from './domain/mail/withheld-mails.ts';
import {
  finishPartialRefunds,
  finishRefunds as finishAllRefunds,
} from './domain/orders/finish-refunds.ts';
import { releaseHolds as releaseAllHolds } from './domain/orders/release-holds.ts';
import { sendShippedMails as sendAllShippedMails } from './domain/orders/send-shipped-mails.ts';
import { reconcileChanges } from './domain/reconcile/reconcile.ts';
import { describeDiscrepancy, describeOmitted } from './domain/reconcile/discrepancy.ts';
import { sendStockAlerts as sendAllStockAlerts } from './domain/stock-alerts/send-stock-alerts.ts';
import { finishErasures } from './domain/users/erase-account.ts';
import type { ReportFailure } from './domain/scheduled-work.ts';
import { log } from './http/log.ts';

/** Logs why one item of a job failed, with its id under `as`. */
const logFailure =
  (
    event: LogEvent,
    as: 'orderId' | 'pictureId' | 'reminderId' | 'mailId' | 'uid' = 'orderId',
  ): ReportFailure =>
  (id, cause) => {
    log('ERROR', event, { [as]: id }, cause);
  };

/** Logs how many holds were released, and payments whose webhook never came. */
export const releaseHolds = async (deps: Deps): Promise<void> => {
  const report = await releaseAllHolds(deps, logFailure('hold_not_released'));
  log('INFO', 'holds_released', { ...report });
  if (report.recovered > 0) log('WARNING', 'payments_recovered', { recovered: report.recovered });
};

/** Logs nothing but what failed: it runs every minute. */
export const sendShippedMails = async (deps: Deps): Promise<void> => {
  await sendAllShippedMails(deps, logFailure('shipped_mail_failed'));
};

/** Logs how many alerts were sent, where anybody waited. */
export const sendStockAlerts = async (deps: Deps): Promise<void> => {
  const reportFailure = logFailure('stock_alert_failed', 'reminderId');
  const { sent, dropped, failed } = await sendAllStockAlerts(deps, reportFailure);
  if (sent + dropped + failed.length > 0) log('INFO', 'stock_alerts_sent', { sent, dropped });
};

/** Logs how many refunds were finished, of orders and of amounts. */
export const finishRefunds = async (deps: Deps): Promise<void> => {
  const reportFailure = logFailure('refund_not_finished');
  const report = await finishAllRefunds(deps, reportFailure);
  const amounts = await finishPartialRefunds(deps, reportFailure);
  log('INFO', 'refunds_finished', { ...report, amounts });
};

/** Less than the function may take by what one batch takes. */
const ERASING_MS = 6 * 60 * 1000;

/** Logs how many accounts were erased, where any waited. */
export const eraseAccounts = async (deps: Deps): Promise<void> => {
  const until = deps.now() + ERASING_MS;
  const report = await finishErasures(deps, until, logFailure('account_not_erased', 'uid'));
  const { done, running, failed } = report;
  if (done + running + failed.length > 0)
    log('INFO', 'accounts_erased', { done, running, failed: failed.length });
};

/** Logs how many pictures were deleted. */
export const deleteUnusedPictures = async (deps: Deps): Promise<void> => {
  const reportFailure = logFailure('picture_not_deleted', 'pictureId');
  log('INFO', 'pictures_deleted', { ...(await deleteAllUnusedPictures(deps, reportFailure)) });
};

/** Less than the function may take by what one mail takes. */
const DELIVERING_MS = 6 * 60 * 1000;

/** Logs nothing but what failed: it runs every minute. */
export const sendDueMails = async (deps: Deps): Promise<void> => {
  await deliverDueMails(deps, deps.now() + DELIVERING_MS, logFailure('mail_not_tried', 'mailId'));
};

export const sendWithheldMails = async (deps: Deps): Promise<void> => {
  await sendAllWithheldMails(deps);
};

const MAX_LOGGED_MAILS = 20;

/** Only a mail that was refused for half an hour waits for as long. */
const LONG_WAIT_MS = 20 * 60 * 1000;

/** Logs the ids of mails that failed, and how many wait for long, again at each run. */
export const reportUndeliveredMails = async ({ mails, now }: Deps): Promise<void> => {
  const waiting = await mails.countWaiting(now() + LONG_WAIT_MS, MAX_LOGGED_MAILS);
  if (waiting > 0) log('WARNING', 'mails_delayed', { waiting });
  const mailIds = await mails.listUndelivered(MAX_LOGGED_MAILS);
  if (mailIds.length > 0) log('ERROR', 'mails_undelivered', { mailIds });
};

const GRACE_MS = 10 * 60 * 1000;

/** A minute less than the function may take: what is left is for the next night. */
const COMPARING_MS = 8 * 60 * 1000;

/** Logs each discrepancy of the books, and how much was compared. */
export const reconcile = async (deps: Deps): Promise<void> => {
  const { checked, discrepancies, isFinished } = await reconcileChanges(deps, {
    graceMs: GRACE_MS,
    until: deps.now() + COMPARING_MS,
    tell: (discrepancy) => {
      log(
        'ERROR',
        'discrepancy_found',
        { kind: discrepancy.kind },
        describeDiscrepancy(discrepancy),
      );
    },
  });
  const more = describeOmitted(discrepancies);
  if (more !== undefined) log('ERROR', 'discrepancy_found', {}, more);
  // What is left when the time is up is compared by the next run.
  log('INFO', 'books_compared', { ...checked, discrepancies: discrepancies.count, isFinished });
};

import type { Express, Request, Response } from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { isServing, readConfig, type Config } from './config.ts';
import { createDeps } from './deps.ts';
import type { LogEvent } from './contract/log-events.ts';
import type { Deps } from './domain/deps.ts';
import { sweepPictures as deleteUnusedPictures } from './domain/images/sweep-pictures.ts';
import { finishRefunds as finishRefundsUnderWay } from './domain/orders/finish-refunds.ts';
import { releaseHolds as giveBackRunOutHolds } from './domain/orders/release-holds.ts';
import { tellBackInStock as tellWhatIsBack } from './domain/stock-alerts/tell-back-in-stock.ts';
import { tellShipped as tellWhatShipped } from './domain/orders/tell-shipped.ts';
import { compareNews } from './domain/reconcile/compare-news.ts';
import { describeDifference, describeMore } from './domain/reconcile/describe.ts';
import type { TellFailure } from './domain/tell-failure.ts';
import {
  API_SETTINGS,
  PICTURE_SETTINGS,
  SHOWN_PICTURE_SETTINGS,
  sweepEvery,
} from './function-settings.ts';
import { logAnswer } from './http/call-log.ts';
import { createApp, type Part } from './http/create-app.ts';
import { log } from './http/log.ts';

// The functions runtime answers bodies and addresses that it cannot read before we see them, with a
// stack trace unless this says otherwise. It reads it after this file.
if (isServing(process.env)) process.env.NODE_ENV ??= 'production';

// A shop that cannot take money must not start; finding that out at the first order is too late.
const config = isServing(process.env) ? readConfig(process.env) : undefined;

const sharedConfig = (): Config => config ?? readConfig(process.env);

let deps: Deps | undefined;
/** One set per process, made when it is first needed: listing the functions needs none. */
const sharedDeps = (): Deps => (deps ??= createDeps(sharedConfig()));

/** A part of the API, made at its first call; a function has one of them. */
const partOf = (part: Part): ((req: Request, res: Response) => void) => {
  let app: Express | undefined;
  return (req, res) => {
    logAnswer(res);
    const { trustedProxies: moreProxies } = sharedConfig();
    app ??= createApp(sharedDeps(), { moreProxies, parts: [part] });
    app(req, res);
  };
};

/** The REST API; Hosting sends the paths of firebase.json here. */
export const api = onRequest(API_SETTINGS, partOf('api'));

/** The upload of a picture, apart from the API: what it takes in memory, no order may miss. */
export const pictures = onRequest(PICTURE_SETTINGS, partOf('pictures'));

/** Uploaded pictures as the site shows them, for what the CDN has not. */
export const shownPictures = onRequest(SHOWN_PICTURE_SETTINGS, partOf('shownPictures'));

/** Writes why one thing of a sweep failed, with its id under `as`. */
const failing =
  (event: LogEvent, as: 'orderId' | 'pictureId' | 'reminderId' = 'orderId'): TellFailure =>
  (id, cause) => {
    log('ERROR', event, { [as]: id }, cause);
  };

/** Gives back the stock of unpaid orders whose hold ran out. */
export const releaseHolds = onSchedule(sweepEvery('every 15 minutes', 'releaseHolds'), async () => {
  const report = await giveBackRunOutHolds(sharedDeps(), failing('hold_not_released'));
  log('INFO', 'holds_released', { ...report });
  if (report.heard > 0) log('WARNING', 'payments_unheard', { heard: report.heard });
});

/** Tells the customers whose orders were shipped, once that can no longer be undone. */
export const tellShipped = onSchedule(sweepEvery('every 1 minutes', 'tellShipped'), async () => {
  await tellWhatShipped(sharedDeps(), failing('shipping_not_told'));
});

/** Tells those who wait for a product that it can be ordered again. */
export const tellBackInStock = onSchedule(
  sweepEvery('every 5 minutes', 'tellBackInStock'),
  async () => {
    const tellFailure = failing('stock_alert_not_told', 'reminderId');
    const { told, dropped, failed } = await tellWhatIsBack(sharedDeps(), tellFailure);
    if (told + dropped + failed.length > 0) log('INFO', 'stock_alerts_told', { told, dropped });
  },
);

/** Finishes refunds that a crash or a silent gateway left half done. */
export const finishRefunds = onSchedule(
  sweepEvery('every 15 minutes', 'finishRefunds'),
  async () => {
    const report = await finishRefundsUnderWay(sharedDeps(), failing('refund_not_finished'));
    log('INFO', 'refunds_finished', { ...report });
  },
);

/** Deletes pictures that were uploaded and never used, or are used no longer. */
export const sweepPictures = onSchedule(sweepEvery('every 6 hours', 'sweepPictures'), async () => {
  const tellFailure = failing('picture_not_deleted', 'pictureId');
  log('INFO', 'pictures_deleted', { ...(await deleteUnusedPictures(sharedDeps(), tellFailure)) });
});

const MOST_MAILS_TOLD = 20;

/** Tells of mails that the Trigger Email extension gave up on, until somebody has seen to them. */
export const watchMail = onSchedule(sweepEvery('every 1 hours', 'watchMail'), async () => {
  const mailIds = await sharedDeps().mails.listUndelivered(MOST_MAILS_TOLD);
  if (mailIds.length > 0) log('ERROR', 'mails_undelivered', { mailIds });
});

const GRACE_MS = 10 * 60 * 1000;

/** A minute less than the function may take: what is left is for the next night. */
const COMPARING_MS = 8 * 60 * 1000;

/** Compares what is new in stock, orders, payments and the gateway, and logs each difference; repairs nothing. */
export const reconcile = onSchedule(sweepEvery('every day 03:00', 'reconcile'), async () => {
  const deps = sharedDeps();
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
});

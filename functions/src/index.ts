import { createRequire } from 'node:module';
import type { Express, Request, Response } from 'express';
import type * as FirestoreTriggers from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { isServing, readConfig, type Config } from './config.ts';
import { COLLECTIONS } from './contract/api/collections.ts';
import { createDeps } from './deps.ts';
import type { Deps } from './domain/deps.ts';
import {
  API_SETTINGS,
  MAIL_SETTINGS,
  PICTURE_SETTINGS,
  SHOWN_PICTURE_SETTINGS,
  scheduleOptions,
} from './function-settings.ts';
import { logAnswer } from './http/call-log.ts';
import { createApp, type Part } from './http/create-app.ts';
import type * as ScheduledJobs from './scheduled-jobs.ts';

// The functions runtime answers bodies and addresses that it cannot read before we see them: it puts its
// body readers before the function and has no setting for what they answer, so broken JSON is answered by
// Express' own page, with a stack trace unless this says otherwise. It reads it after this file. Where the
// app reads bodies by itself, as in tests, the answer is JSON (error-handler.test.ts).
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

/** A scheduled function; what it runs is loaded then, since no process that answers calls needs it. */
const scheduledJob = (name: keyof typeof ScheduledJobs, schedule: string) =>
  onSchedule(scheduleOptions(schedule, name), async () => {
    const jobs = await import('./scheduled-jobs.ts');
    await jobs[name](sharedDeps());
  });

/** Gives back the stock of unpaid orders whose hold ran out. */
export const releaseHolds = scheduledJob('releaseHolds', 'every 15 minutes');

/** Mails the customers whose orders were shipped, once that can no longer be undone. */
export const sendShippedMails = scheduledJob('sendShippedMails', 'every 1 minutes');

/** Mails those who wait for a product that it can be ordered again. */
export const sendStockAlerts = scheduledJob('sendStockAlerts', 'every 5 minutes');

/** Finishes refunds that a crash or a silent gateway left half done. */
export const finishRefunds = scheduledJob('finishRefunds', 'every 15 minutes');

/** Finishes erasing the accounts whose people asked for it, where their call did not. */
export const eraseAccounts = scheduledJob('eraseAccounts', 'every 15 minutes');

/** Deletes pictures that were uploaded and never used, or are used no longer. */
export const deleteUnusedPictures = scheduledJob('deleteUnusedPictures', 'every 6 hours');

const mailTrigger = () => {
  const { onDocumentCreated } = createRequire(import.meta.url)(
    'firebase-functions/v2/firestore',
  ) as typeof FirestoreTriggers;
  return onDocumentCreated(
    { ...MAIL_SETTINGS, document: `${COLLECTIONS.mail}/{id}` },
    async ({ params: { id = '' } }) => {
      const { deliverMail } = await import('./domain/mail/deliver-mail.ts');
      await deliverMail(sharedDeps(), id);
    },
  );
};

/**
 * Sends a mail as soon as the commit of its event has written it down. The library of such triggers
 * brings all of gRPC along, so processes of other functions do without it.
 */
export const sendMail = ['sendMail', undefined].includes(process.env.FUNCTION_TARGET)
  ? mailTrigger()
  : undefined;

/** Sends the mails that were refused for now, and those that a process left when it ended. */
export const sendDueMails = scheduledJob('sendDueMails', 'every 1 minutes');

/** Sends what was withheld from people who have verified their address since. */
export const sendWithheldMails = scheduledJob('sendWithheldMails', 'every 6 hours');

/** Logs the mails that nobody tries any more, and those that wait for long. */
export const reportUndeliveredMails = scheduledJob('reportUndeliveredMails', 'every 1 hours');

/** Compares what is new in stock, orders, payments and the gateway, and logs each discrepancy; repairs nothing. */
export const reconcile = scheduledJob('reconcile', 'every day 03:00');

import type { Express, Request, Response } from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { isServing, readConfig, type Config } from './config.ts';
import { createDeps } from './deps.ts';
import type { Deps } from './domain/deps.ts';
import {
  API_SETTINGS,
  PICTURE_SETTINGS,
  SHOWN_PICTURE_SETTINGS,
  sweepEvery,
} from './function-settings.ts';
import { logAnswer } from './http/call-log.ts';
import { createApp, type Part } from './http/create-app.ts';
import type * as Sweeps from './sweeps.ts';

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

/** A sweep, loaded when it is run: no process that only answers calls needs what it does. */
const sweep = (name: keyof typeof Sweeps, schedule: string) =>
  onSchedule(sweepEvery(schedule, name), async () => {
    const sweeps = await import('./sweeps.ts');
    await sweeps[name](sharedDeps());
  });

/** Gives back the stock of unpaid orders whose hold ran out. */
export const releaseHolds = sweep('releaseHolds', 'every 15 minutes');

/** Tells the customers whose orders were shipped, once that can no longer be undone. */
export const tellShipped = sweep('tellShipped', 'every 1 minutes');

/** Tells those who wait for a product that it can be ordered again. */
export const tellBackInStock = sweep('tellBackInStock', 'every 5 minutes');

/** Finishes refunds that a crash or a silent gateway left half done. */
export const finishRefunds = sweep('finishRefunds', 'every 15 minutes');

/** Deletes pictures that were uploaded and never used, or are used no longer. */
export const sweepPictures = sweep('sweepPictures', 'every 6 hours');

/** Tells of mails that the Trigger Email extension gave up on, until somebody has seen to them. */
export const watchMail = sweep('watchMail', 'every 1 hours');

/** Compares what is new in stock, orders, payments and the gateway, and logs each difference; repairs nothing. */
export const reconcile = sweep('reconcile', 'every day 03:00');

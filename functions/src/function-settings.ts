import type { HttpsOptions } from 'firebase-functions/v2/https';
import type { EventHandlerOptions } from 'firebase-functions/v2';
import type { ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { SECRETS_OF, type FunctionName } from './function-secrets.ts';
import { PARAMETERS } from './parameters.ts';

const { region, accounts, maxInstances, secrets } = PARAMETERS ?? {};

const given = (name: FunctionName) => ({
  secrets: secrets ? SECRETS_OF[name].map((secret) => secrets[secret]) : [],
});

/** Who meets strangers' files has an account with fewer rights; all else runs as the shop. */
const accountOf = (name: FunctionName) => {
  if (name === 'pictures') return accounts?.pictures;
  return name === 'shownPictures' ? accounts?.shownPictures : accounts?.shop;
};

/** Where a function runs, as whom, and with which secrets. */
const placed = (name: FunctionName) => {
  const serviceAccount = accountOf(name);
  return {
    ...(region && { region }),
    ...(serviceAccount && { serviceAccount }),
    ...given(name),
  };
};

/** One at a time: a run that is late must not meet the next one. */
const JOB_SETTINGS = {
  cpu: 1,
  memory: '512MiB',
  concurrency: 1,
  maxInstances: 1,
  minInstances: 0,
  timeoutSeconds: 540,
} as const satisfies Partial<ScheduleOptions>;

/** What holds for every function that Hosting sends calls to. */
const calledBySite = (name: FunctionName) =>
  ({ ...placed(name), cors: false, cpu: 1, minInstances: 0 }) as const;

/** Hosting waits no longer for an answer; the API gives one before (`ANSWER_WITHIN_MS`). */
const HOSTING_WAITS_S = 60;

/**
 * Idle, nothing runs: Hosting cannot pin a page to the API it was built with (`pinTag`) where an
 * instance is always on.
 */
export const API_SETTINGS = {
  ...calledBySite('api'),
  memory: '1GiB',
  concurrency: 80,
  ...(maxInstances && { maxInstances }),
  timeoutSeconds: HOSTING_WAITS_S,
} as const satisfies HttpsOptions;

/**
 * One picture at a time: the worst that the limits let through takes half of the memory (`npm run
 * check:uploads`). Few instances, since whoever uploads can wait, and their decoders work on what
 * strangers send.
 */
export const PICTURE_SETTINGS = {
  ...calledBySite('pictures'),
  memory: '1GiB',
  concurrency: 1,
  maxInstances: 4,
  timeoutSeconds: HOSTING_WAITS_S,
} as const satisfies HttpsOptions;

/**
 * Passes pictures on as they come, some kilobytes of each in memory at a time; each once a day for
 * each place of the CDN. Few instances: the CDN has what many look at.
 */
export const SHOWN_PICTURE_SETTINGS = {
  ...calledBySite('shownPictures'),
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 4,
  timeoutSeconds: HOSTING_WAITS_S,
} as const satisfies HttpsOptions;

/** Few at a time, since mail servers count connections; what comes meanwhile waits. */
export const MAIL_SETTINGS = {
  ...placed('sendMail'),
  cpu: 1,
  memory: '512MiB',
  concurrency: 10,
  maxInstances: 2,
  minInstances: 0,
  timeoutSeconds: 180,
} as const satisfies EventHandlerOptions;

/** Options of a scheduled function, which runs as often as `schedule` says, e.g. `every 15 minutes`. */
export const scheduleOptions = (schedule: string, name: FunctionName): ScheduleOptions => ({
  ...JOB_SETTINGS,
  ...placed(name),
  schedule,
});

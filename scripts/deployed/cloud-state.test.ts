import { expect, it } from 'vitest';
import { mailFunctionFaults } from './mail-checks.ts';
import { lateJobs, missingJobs, missingPolicies, type Job } from './cloud-state.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const well: Job = {
  name: 'projects/p/locations/l/jobs/firebase-schedule-releaseHolds',
  state: 'ENABLED',
  lastAttemptTime: '2026-11-29T11:45:00Z',
  scheduleTime: '2026-11-29T12:00:00Z',
  status: {},
};

it('A job that ran when it should is no fault', () => {
  expect(lateJobs([well], NOW)).toEqual([]);
});

it.each([
  [{ state: 'PAUSED' }, 'firebase-schedule-releaseHolds is PAUSED.'],
  [{ lastAttemptTime: undefined }, 'firebase-schedule-releaseHolds has never run.'],
  [{ status: { code: 7 } }, 'firebase-schedule-releaseHolds failed the last time, with code 7.'],
  [
    { scheduleTime: '2026-11-29T11:00:00Z' },
    'firebase-schedule-releaseHolds should have run at 2026-11-29T11:00:00Z.',
  ],
])('A job with %j is named', (change, sentence) => {
  expect(lateJobs([{ ...well, ...change } as Job], NOW)).toEqual([sentence]);
});

it('A scheduled function that no job runs is named', () => {
  const named = [{ ...well, name: `${well.name}-europe-west1` }];
  expect(missingJobs(named, ['releaseHolds', 'sendDueMails'])).toEqual([
    'The function sendDueMails has no schedule.',
  ]);
});

const sendMail = {
  state: 'ACTIVE',
  eventTrigger: { eventType: 'google.cloud.firestore.document.v1.created' },
  serviceConfig: { environmentVariables: { SMTP_CONNECTION_URI: 'smtps://mail.example:465' } },
};

it.each([
  ['is as it should be', {}, []],
  ['is not ready', { state: 'FAILED' }, ['The function sendMail is FAILED.']],
  [
    'has no trigger',
    { eventTrigger: undefined },
    ['The function sendMail hears of no mail: it has no trigger.'],
  ],
  [
    'knows no mail server',
    { serviceConfig: { environmentVariables: { SMTP_CONNECTION_URI: '' } } },
    ['No mail is sent: SMTP_CONNECTION_URI is empty.'],
  ],
])('A mail function that %s has its faults named', (_how, change, sentences) => {
  expect(mailFunctionFaults({ ...sendMail, ...change })).toEqual(sentences);
});

it('A TTL policy that is missing, as after a restore, or not active yet is named', () => {
  const fieldOverrides = ['idempotencyKeys', 'baskets', 'rateLimits'].map((collectionGroup) => ({
    collectionGroup,
    fieldPath: 'expireAt',
    ttl: true,
  }));
  const listing =
    '[baskets.expireAt] -- (no indexes) TTL(CREATING)\n[rateLimits.expireAt] -- (no indexes) TTL(ACTIVE)';
  expect(missingPolicies({ indexes: [], fieldOverrides }, listing)).toEqual([
    'What has idempotencyKeys.expireAt does not expire: its TTL policy is not active.',
    'What has baskets.expireAt does not expire: its TTL policy is not active.',
  ]);
});

import { expect, it } from 'vitest';
import { lateJobs, missingPolicies, type Job } from './cloud-state.ts';

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

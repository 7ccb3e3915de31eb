import { BACKUP_DAYS } from '../../functions/src/contract/constants.ts';

const DAY_S = 24 * 60 * 60;

/** What of a database of Firestore says how safe it is, as the Firebase CLI answers with `--json`. */
export interface DatabaseState {
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

export interface ScheduleState {
  dailyRecurrence?: object;
  /** Such as `2592000s`. */
  retention?: string;
}

/** What of a bucket of Storage says the same, as its metadata have it. */
export interface BucketState {
  versioning?: { enabled?: boolean };
}

const isDaily = ({ dailyRecurrence, retention = '' }: ScheduleState): boolean =>
  dailyRecurrence !== undefined && Number.parseInt(retention, 10) >= BACKUP_DAYS * DAY_S;

/** A sentence for each way in which data could be lost for good. */
export const backupFaults = (
  database: DatabaseState,
  schedules: readonly ScheduleState[],
  bucket: BucketState,
): string[] => [
  ...(database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
    ? []
    : ['Firestore can be deleted: it has no delete protection.']),
  ...(database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
    ? []
    : ['Firestore keeps no former minutes: point-in-time recovery is off.']),
  ...(schedules.some(isDaily)
    ? []
    : [`Nothing backs Firestore up every day for ${BACKUP_DAYS} days.`]),
  ...(bucket.versioning?.enabled
    ? []
    : ['Storage keeps nothing of what is deleted or overwritten.']),
];

/** Commands of the Firebase CLI that protect the database; a schedule is made where there is none. */
export const protectDatabase = (schedules: readonly ScheduleState[]): string[][] => [
  [
    'firestore:databases:update',
    '(default)',
    '--delete-protection',
    'ENABLED',
    '--point-in-time-recovery',
    'ENABLED',
  ],
  ...(schedules.some(isDaily)
    ? []
    : [
        [
          'firestore:backups:schedules:create',
          '--recurrence',
          'DAILY',
          '--retention',
          `${BACKUP_DAYS}d`,
        ],
      ]),
];

/** Former versions of files are kept for as long as backups, and then go by themselves. */
export const BUCKET_PROTECTION = {
  versioning: { enabled: true },
  lifecycle: {
    rule: [
      { action: { type: 'Delete' as const }, condition: { daysSinceNoncurrentTime: BACKUP_DAYS } },
    ],
  },
};

import { describe, expect, it } from 'vitest';
import { BACKUP_DAYS } from '../../functions/src/contract/constants.ts';
import { backupFaults, BUCKET_PROTECTION, protectDatabase } from './backups.ts';

const database = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
};
const daily = { dailyRecurrence: {}, retention: `${BACKUP_DAYS * 86_400}s` };

describe('the backups of a project', () => {
  it('are whole with protection, former minutes, a day\u2019s backup and versions of files', () => {
    expect(backupFaults(database, [daily], BUCKET_PROTECTION)).toEqual([]);
  });

  it.each([
    [{}, [daily], BUCKET_PROTECTION, 2],
    [database, [], BUCKET_PROTECTION, 1],
    [database, [{ ...daily, retention: '604800s' }], BUCKET_PROTECTION, 1],
    [database, [{ retention: daily.retention }], BUCKET_PROTECTION, 1],
    [database, [daily], {}, 1],
  ])('lack something with %j, %j and %j', (state, schedules, bucket, count) => {
    expect(backupFaults(state, schedules, bucket)).toHaveLength(count);
  });

  it('are made by one command, which makes no second schedule', () => {
    expect(protectDatabase([]).map(([name]) => name)).toEqual([
      'firestore:databases:update',
      'firestore:backups:schedules:create',
    ]);
    expect(protectDatabase([daily]).map(([name]) => name)).toEqual(['firestore:databases:update']);
  });
});

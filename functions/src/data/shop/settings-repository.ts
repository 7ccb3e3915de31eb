import type { Timestamp } from 'firebase-admin/firestore';
import type {
  SettingsFacts,
  SettingsHistoryEntry,
  ShopSettings,
} from '../../contract/schemas/settings.ts';
import { NEVER_SAVED, SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import { addAudit, type AuditEntry } from '../firestore/audit.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { unlessOvertaken } from '../firestore/firestore-errors.ts';
import type { QueryDocumentSnapshot } from '../firestore/firestore-library.ts';
import { readPage, type Page, type PageRequest, latestFirst } from '../firestore/page.ts';
import { toExactIso, toIso, unchangedSince } from '../firestore/timestamps.ts';

/** The entry of the audit log that a change leaves. */
export const SETTINGS_UPDATED = 'settings.updated';

type Changes = SettingsHistoryEntry['changes'];

/** A change of the settings as it is logged. */
export type SettingsAudit = AuditEntry & {
  type: typeof SETTINGS_UPDATED;
  details: { changes: Changes };
};

interface LoggedChange {
  at: Timestamp;
  by: string;
  changes: Changes;
}

export interface SettingsRepository {
  /** The settings, or the samples as long as nobody has saved any. */
  get(): Promise<ShopSettings>;
  /** Replaces them; false when somebody else has changed them since they were read. */
  replace(before: ShopSettings, after: SettingsFacts, audit: SettingsAudit): Promise<boolean>;
  /** What was changed, newest first. */
  history(page: PageRequest): Promise<Page<SettingsHistoryEntry>>;
}

const newest = latestFirst<LoggedChange>('settingsHistory', 'at');

const toEntry = (document: QueryDocumentSnapshot<LoggedChange>): SettingsHistoryEntry => {
  const { at, by, changes } = document.data();
  return { _id: document.id, at: toIso(at), by, changes };
};

export const createSettingsRepository = (db: Firestore): SettingsRepository => {
  const shop = collection<SettingsFacts>(db, 'settings').doc('shop');
  const log = collection<LoggedChange>(db, 'auditLog').where('type', '==', SETTINGS_UPDATED);
  return {
    get: async () => {
      const document = await shop.get();
      const { updateTime } = document;
      const facts = document.data() ?? SAMPLE_SETTINGS;
      return { ...facts, updatedAt: updateTime ? toExactIso(updateTime) : NEVER_SAVED };
    },
    replace: async ({ updatedAt }, after, audit) => {
      const batch = db.batch();
      if (updatedAt === NEVER_SAVED) batch.create(shop, after);
      else batch.update(shop, { ...after }, unchangedSince(updatedAt));
      addAudit(db, batch, audit);
      return (await unlessOvertaken(batch.commit())) !== undefined;
    },
    history: (page) => readPage(log, newest, page, toEntry),
  };
};

import { describe, expect, it } from 'vitest';
import type { SettingsFacts, ShopSettings } from '../../contract/schemas/settings.ts';
import { NEVER_SAVED, SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import type { SettingsAudit, SettingsRepository } from '../../data/shop/settings-repository.ts';
import { updateSettings } from './settings.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const admin = { email: 'admin@test.example' };
const { seller } = SAMPLE_SETTINGS;

/** Settings in memory; what `meanwhile` does comes between reading and writing. */
const shopWith = (meanwhile: () => void = () => undefined) => {
  let stored: ShopSettings = { ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED };
  const log: SettingsAudit[] = [];
  const save = (facts: SettingsFacts) => {
    stored = { ...facts, updatedAt: `version after ${stored.updatedAt}` };
  };
  const shopSettings: SettingsRepository = {
    get: () => Promise.resolve(stored),
    replace: (before, after, audit) => {
      meanwhile();
      if (before.updatedAt !== stored.updatedAt) return Promise.resolve(false);
      save(after);
      log.push(audit);
      return Promise.resolve(true);
    },
    history: () => Promise.resolve({ items: [], nextCursor: undefined }),
  };
  const change = (facts: Partial<SettingsFacts>, updatedAt = stored.updatedAt) =>
    updateSettings({ shopSettings, now: () => NOW }, admin, {
      ...SAMPLE_SETTINGS,
      ...facts,
      updatedAt,
    });
  return { change, log, save, stored: () => stored };
};

describe('the settings of the shop', () => {
  it('are changed, and the log says by whom, from what and to what', async () => {
    const { change, log, stored } = shopWith();
    expect(await change({ vatPercent: 20, seller: { ...seller, city: 'Hamburg' } })).toBe(1);
    expect(stored()).toMatchObject({ vatPercent: 20, seller: { city: 'Hamburg' } });
    const changes = [
      { field: 'seller.city', before: 'Berlin', after: 'Hamburg' },
      { field: 'vatPercent', before: '19', after: '20' },
    ];
    expect(log).toMatchObject([
      { type: 'settings.updated', at: NOW, by: admin.email, details: { changes } },
    ]);
  });

  it('that are saved as they were leave no entry', async () => {
    const { change, log } = shopWith();
    expect(await change({})).toBe(0);
    expect(log).toEqual([]);
  });

  it('are not changed with an older updatedAt', async () => {
    const { change, log, stored } = shopWith();
    await change({ vatPercent: 20 });
    await expect(change({ vatPercent: 7 }, NEVER_SAVED)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect([stored().vatPercent, log.length]).toEqual([20, 1]);
  });

  it('are not changed when another save was faster', async () => {
    const shop = shopWith(() => {
      shop.save({ ...SAMPLE_SETTINGS, vatPercent: 21 });
    });
    await expect(shop.change({ vatPercent: 20 })).rejects.toMatchObject({ code: 'conflict' });
    expect([shop.stored().vatPercent, shop.log]).toEqual([21, []]);
  });
});

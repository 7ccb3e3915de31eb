import {
  NEVER_SAVED,
  SAMPLE_SETTINGS,
  VALIDATION,
  type SettingsFacts,
} from '@rollwell/functions/contract';
import { getApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { people } from '../support/api-people.ts';
import { startAppOn } from '../support/in-process-app.ts';

const { admin } = await people({ admin: 'admin' });

const office = { email: admin.email, role: 'admin' };
/** A database of its own: there is one document of settings, which every other test looks at. */
const shop = getFirestore(getApp('tests'), unique('settings'));
const origin = await startAppOn(shop);
const asAdmin = { token: admin.token, origin };
const stored = shop.doc('settings/shop');

const read = async () => (await call('getSettings', {}, asAdmin)).body;
const save = (facts: Partial<SettingsFacts>, updatedAt: string) =>
  call('updateSettings', {}, { ...asAdmin, body: { ...SAMPLE_SETTINGS, ...facts, updatedAt } });

beforeEach(async () => {
  await shop.doc(`users/${admin.uid}`).set({ ...office, createdAt: new Date() });
  await stored.delete();
});

describe('the settings of the shop', () => {
  it('are samples until somebody saves some, and then those', async () => {
    expect(await read()).toEqual({ ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED });
    const { body } = await save({ vatPercent: 20 }, NEVER_SAVED);
    expect(body).toEqual({ modifiedCount: 1 });
    const saved = await read();
    expect(saved).toMatchObject({ ...SAMPLE_SETTINGS, vatPercent: 20 });
    expect((await save({ vatPercent: 20 }, saved.updatedAt)).body).toEqual({ modifiedCount: 0 });
    expect((await save({ vatPercent: 21 }, saved.updatedAt)).body).toEqual({ modifiedCount: 1 });
    expect((await read()).vatPercent).toBe(21);
  });

  it('are not overwritten with an older updatedAt, the first ones and later', async () => {
    await save({ vatPercent: 20 }, NEVER_SAVED);
    const { updatedAt } = await read();
    await save({ vatPercent: 21 }, updatedAt);
    for (const old of [NEVER_SAVED, updatedAt]) {
      const { status, error } = await save({ vatPercent: 7 }, old);
      expect([status, error.code]).toEqual([409, 'conflict']);
    }
    expect((await read()).vatPercent).toBe(21);
  });

  it('are saved by one of two who save at the same time', async () => {
    const answers = await Promise.all(
      [20, 21].map((each) => save({ vatPercent: each }, NEVER_SAVED)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('say field by field what is wrong with them', async () => {
    const seller = { ...SAMPLE_SETTINGS.seller, city: ' ' };
    const { status, error } = await save({ seller, vatPercent: 119 }, NEVER_SAVED);
    expect([status, error.fields]).toEqual([
      400,
      { 'seller.city': 'City is required', vatPercent: VALIDATION.vatPercent },
    ]);
    expect((await stored.get()).exists).toBe(false);
  });

  it.each([19.123456, 1e-9])(
    'are refused with a rate of VAT finer than the hundredths it is reckoned in: %d',
    async (vatPercent) => {
      const { status, error } = await save({ vatPercent }, NEVER_SAVED);
      expect([status, error.fields]).toEqual([400, { vatPercent: VALIDATION.vatPercent }]);
      expect((await stored.get()).exists).toBe(false);
    },
  );

  it('say row by row what is wrong with the countries', async () => {
    const [austria] = SAMPLE_SETTINGS.abroad;
    if (!austria) throw new Error('the samples have countries');
    const wrong = [{ ...austria, cost: 1000.01, transitDays: 0 }, austria];
    const { error } = await save({ abroad: wrong }, NEVER_SAVED);
    expect(error.fields).toEqual({
      'abroad[0].cost': 'At most 1000',
      'abroad[0].transitDays': 'Days on the way are a whole number from 1 to 30',
      abroad: 'Each country may appear once only',
    });
    const home = { ...austria, country: 'DE' } as const;
    expect((await save({ abroad: [home] }, NEVER_SAVED)).error.fields).toEqual({
      'abroad[0].country': 'Country is not one of those to choose from',
    });
  });

  it('say carrier by carrier what is wrong', async () => {
    const carriers = [
      { name: 'DHL', trackingUrl: 'https://dhl.example/{number}' },
      { name: 'dhl', trackingUrl: 'https://dhl.example/' },
    ];
    expect((await save({ carriers }, NEVER_SAVED)).error.fields).toEqual({
      carriers: VALIDATION.carriersAlike,
      'carriers[1].trackingUrl': VALIDATION.carrierPattern,
    });
    expect((await save({ carriers: carriers.slice(0, 1) }, NEVER_SAVED)).status).toBe(200);
    expect((await read()).carriers).toEqual(carriers.slice(0, 1));
  });

  it('say what is wrong with when an order leaves us, day by day', async () => {
    const closures = [
      { from: '2026-12-24', to: '2026-12-23' },
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '2026-01-01', to: '2026-03-02' },
      { from: '2026-01-01', to: '2026-03-01' },
    ];
    const wrong = { handlingDays: 2.5, cutOffHour: 25, closures };
    expect((await save({ warehouse: wrong }, NEVER_SAVED)).error.fields).toEqual({
      'warehouse.handlingDays': 'Working days until it leaves us are a whole number from 0 to 30',
      'warehouse.cutOffHour': 'The hour is a whole number from 0 to 24',
      'warehouse.closures[0].to': 'It ends before it begins',
      'warehouse.closures[1].from': 'A day such as 2026-12-24',
      'warehouse.closures[2].to': 'At most 60 days',
    });
    const many = Array<(typeof closures)[number]>(21).fill({
      from: '2026-12-24',
      to: '2026-12-24',
    });
    const { error } = await save(
      { warehouse: { ...SAMPLE_SETTINGS.warehouse, closures: many } },
      NEVER_SAVED,
    );
    expect(error.fields).toEqual({ 'warehouse.closures': 'At most 20' });
  });

  it('have a reduced rate, or none, of each country', async () => {
    const [austria] = SAMPLE_SETTINGS.abroad;
    const rates = (here: number | null, there: number | null) => ({
      reducedVatPercent: here,
      abroad: [{ ...austria, reducedVatPercent: there }] as typeof SAMPLE_SETTINGS.abroad,
    });
    expect((await save(rates(null, 10.5), NEVER_SAVED)).status).toBe(200);
    const before = await read();
    expect([before.reducedVatPercent, before.abroad[0]?.reducedVatPercent]).toEqual([null, 10.5]);
    const { status, error } = await save(rates(51, -1), before.updatedAt);
    const message = VALIDATION.vatPercent;
    expect([status, error.fields]).toEqual([
      400,
      { reducedVatPercent: message, 'abroad[0].reducedVatPercent': message },
    ]);
  });

  it('log a change of a country in one line', async () => {
    const [austria, ...others] = SAMPLE_SETTINGS.abroad;
    if (!austria) throw new Error('the samples have countries');
    await save({ abroad: [{ ...austria, freeFrom: null }, ...others.slice(1)] }, NEVER_SAVED);
    const { body } = await call('listSettingsHistory', {}, { ...asAdmin, query: { limit: 1 } });
    expect(body[0]?.changes).toEqual([
      {
        field: 'abroad.AT',
        before: '€9.90, free from €250.00, 5 working days, 20% or 10% VAT',
        after: '€9.90, 5 working days, 20% or 10% VAT',
      },
      {
        field: 'abroad.BE',
        before: '€9.90, free from €250.00, 5 working days, 21% or 6% VAT',
        after: '',
      },
    ]);
  });

  it('have a history: who changed what, from what and to what, newest first', async () => {
    await save({ vatPercent: 20 }, NEVER_SAVED);
    await save({ vatPercent: 20, textsConfirmed: true }, (await read()).updatedAt);
    const { body } = await call('listSettingsHistory', {}, { ...asAdmin, query: { limit: 2 } });
    expect(body).toMatchObject([
      {
        by: admin.email,
        changes: [{ field: 'textsConfirmed', before: 'false', after: 'true' }],
      },
      { by: admin.email, changes: [{ field: 'vatPercent', before: '19', after: '20' }] },
    ]);
  });
});

import { NEVER_SAVED, SAMPLE_SETTINGS, type ShopSettings } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { differences, merged } from './settings-merge.ts';

const base: ShopSettings = { ...SAMPLE_SETTINGS, updatedAt: NEVER_SAVED };
const { seller } = base;
const saved: ShopSettings = {
  ...base,
  seller: { ...seller, city: 'Hamburg', phone: '+49 40 1' },
  updatedAt: 'later',
};

describe('settings that somebody else changed meanwhile', () => {
  it('are asked about where the form says something else, contested where both changed them', () => {
    const yours = { ...base, seller: { ...seller, city: 'Bremen' }, vatPercent: 20 };
    expect(differences(base, yours, saved)).toEqual([
      { fact: 'seller.city', label: 'City', yours: 'Bremen', saved: 'Hamburg', contested: true },
      {
        fact: 'seller.phone',
        label: 'Phone',
        yours: seller.phone,
        saved: '+49 40 1',
        contested: false,
      },
    ]);
  });

  it('are no question where both say the same', () => {
    expect(differences(base, { ...base, seller: saved.seller }, saved)).toEqual([]);
  });

  it('are taken where that was chosen, and the rest is as in the form', () => {
    const yours = { ...base, seller: { ...seller, city: 'Bremen' }, vatPercent: 20 };
    expect(merged(yours, saved, new Set(['seller.phone']))).toEqual({
      seller: { ...seller, city: 'Bremen', phone: '+49 40 1' },
      vatPercent: 20,
      reducedVatPercent: 7,
      home: base.home,
      abroad: base.abroad,
      warehouse: base.warehouse,
      carriers: base.carriers,
      confirmedTexts: base.confirmedTexts,
      textsConfirmed: false,
      updatedAt: 'later',
    });
    expect(merged(yours, { ...saved, vatPercent: 7 }, new Set(['vatPercent']))).toMatchObject({
      seller: { city: 'Bremen' },
      vatPercent: 7,
    });
    const reduced = { ...saved, vatPercent: 21, reducedVatPercent: null };
    expect(merged(yours, reduced, new Set(['reducedVatPercent']))).toMatchObject({
      vatPercent: 20,
      reducedVatPercent: null,
    });
    const home = { ...base.home, cost: 4.9 };
    expect(merged({ ...yours, home }, saved, new Set(['home.freeFrom'])).home).toEqual(home);
    const confirmed = { ...base.confirmedTexts, terms: '2026-11-23', privacy: '2026-11-24' };
    expect(
      merged(yours, { ...saved, confirmedTexts: confirmed }, new Set(['confirmedTexts.terms'])),
    ).toMatchObject({ confirmedTexts: { terms: '2026-11-23', privacy: '' } });
  });

  it('have the carriers chosen together', () => {
    const named = (name: string) => ({
      ...base,
      carriers: [{ name, trackingUrl: 'https://van.example/{number}' }],
    });
    const [yours, theirs] = [named('Van'), named('Lorry')];
    expect(differences(base, yours, theirs)).toMatchObject([
      {
        ...{ fact: 'carriers', label: 'Carriers', contested: true },
        ...{ yours: 'Van: https://van.example/{number}' },
        ...{ saved: 'Lorry: https://van.example/{number}' },
      },
    ]);
    expect(merged(yours, theirs, new Set(['carriers'])).carriers).toEqual(theirs.carriers);
    expect(merged(yours, theirs, new Set()).carriers).toEqual(yours.carriers);
  });

  it('have the days on which we are closed chosen together', () => {
    const closed = (...days: string[]) => ({
      ...base,
      warehouse: { ...base.warehouse, closures: days.map((day) => ({ from: day, to: day })) },
    });
    const yours = closed('2026-12-24', '2026-12-31');
    const theirs = closed('2027-04-02');
    expect(differences(base, yours, theirs)).toEqual([
      {
        fact: 'warehouse.closures',
        label: 'Closed',
        yours: '2026-12-24, 2026-12-31',
        saved: '2027-04-02',
        contested: true,
      },
    ]);
    const later = { ...theirs, warehouse: { ...theirs.warehouse, handlingDays: 5, cutOffHour: 9 } };
    expect(merged(yours, later, new Set(['warehouse.closures'])).warehouse).toEqual(
      theirs.warehouse,
    );
    const others = new Set(['warehouse.handlingDays', 'warehouse.cutOffHour']);
    expect(merged(yours, later, others).warehouse).toEqual({
      ...yours.warehouse,
      handlingDays: 5,
      cutOffHour: 9,
    });
  });

  it('are chosen country by country, one that was added or taken away included', () => {
    const [austria, belgium, ...others] = base.abroad;
    if (!austria || !belgium) throw new Error('the samples have countries');
    const dearer = { ...belgium, cost: 19 };
    const yours = { ...base, abroad: [austria, dearer, ...others] };
    const without = { ...saved, abroad: [belgium, ...others] };
    expect(differences(base, yours, without)).toMatchObject([
      { fact: 'seller.city' },
      { fact: 'seller.phone' },
      {
        fact: 'abroad.AT',
        label: 'Austria: Delivery to other countries',
        yours: '€9.90, free from €250.00, 5 working days, 20% or 10% VAT',
        saved: '',
        contested: false,
      },
    ]);
    const codes = (chosen: ReadonlySet<string>) =>
      merged(yours, without, chosen).abroad.map(({ country, cost }) => [country, cost]);
    expect(codes(new Set(['abroad.AT'])).slice(0, 2)).toEqual([
      ['BE', 19],
      ['DK', 9.9],
    ]);
    expect(codes(new Set(['abroad.BE'])).slice(0, 2)).toEqual([
      ['AT', 9.9],
      ['BE', 9.9],
    ]);
  });
});

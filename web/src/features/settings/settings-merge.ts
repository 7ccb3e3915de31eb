import {
  COUNTRY_CODES,
  LEGAL_NAMES,
  settingChanges,
  type SettingsChange,
  type SettingsFacts,
  type ShopSettings,
} from '@rollwell/functions/contract';
import type { ShownDifference } from '../../components/actions/conflict-dialog.tsx';
import { sellerFields, settingLabel } from './setting-labels.ts';

/** The path of a setting, such as `seller.city`. */
type SettingPath = string;

/**
 * Compares a form with what was saved while it was being filled in.
 *
 * @param base the settings as the form was opened with
 * @param yours what stands in the form
 * @param saved the settings as they are now
 */
export function differences(
  base: ShopSettings,
  yours: SettingsFacts,
  saved: ShopSettings,
): ShownDifference<SettingPath>[] {
  const changedBySomebody = new Set(settingChanges(base, saved).map(({ field }) => field));
  const changedHere = new Set(settingChanges(base, yours).map(({ field }) => field));
  return settingChanges(yours, saved)
    .filter(({ field }) => changedBySomebody.has(field))
    .map(({ field, before, after }) => ({
      fact: field,
      label: settingLabel(field),
      yours: before,
      saved: after,
      contested: changedHere.has(field),
    }));
}

/** The form's settings with those that were chosen taken from what is saved. */
export function merged(
  yours: SettingsFacts,
  saved: ShopSettings,
  fromSaved: ReadonlySet<SettingPath>,
): SettingsChange {
  const ofSeller = sellerFields.filter((name) => fromSaved.has(`seller.${name}`));
  const taken = Object.fromEntries(ofSeller.map((name) => [name, saved.seller[name]]));
  const ofTexts = LEGAL_NAMES.filter((name) => fromSaved.has(`confirmedTexts.${name}`));
  const confirmed = Object.fromEntries(ofTexts.map((name) => [name, saved.confirmedTexts[name]]));
  return {
    seller: { ...yours.seller, ...taken },
    confirmedTexts: { ...yours.confirmedTexts, ...confirmed },
    home: {
      cost: (fromSaved.has('home.cost') ? saved : yours).home.cost,
      freeFrom: (fromSaved.has('home.freeFrom') ? saved : yours).home.freeFrom,
      transitDays: (fromSaved.has('home.transitDays') ? saved : yours).home.transitDays,
    },
    abroad: COUNTRY_CODES.flatMap((code) => {
      const { abroad } = fromSaved.has(`abroad.${code}`) ? saved : yours;
      return abroad.find(({ country }) => country === code) ?? [];
    }),
    warehouse: {
      handlingDays: (fromSaved.has('warehouse.handlingDays') ? saved : yours).warehouse
        .handlingDays,
      cutOffHour: (fromSaved.has('warehouse.cutOffHour') ? saved : yours).warehouse.cutOffHour,
      closures: (fromSaved.has('warehouse.closures') ? saved : yours).warehouse.closures,
    },
    carriers: (fromSaved.has('carriers') ? saved : yours).carriers,
    vatPercent: (fromSaved.has('vatPercent') ? saved : yours).vatPercent,
    reducedVatPercent: (fromSaved.has('reducedVatPercent') ? saved : yours).reducedVatPercent,
    textsConfirmed: (fromSaved.has('textsConfirmed') ? saved : yours).textsConfirmed,
    updatedAt: saved.updatedAt,
  };
}

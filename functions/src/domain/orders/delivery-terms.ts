import { AppError } from '../../contract/app-error.ts';
import { destinationOf } from '../../contract/destinations.ts';
import { countryName, HOME_COUNTRY } from '../../contract/country-name.ts';
import { VALIDATION } from '../../contract/messages.ts';
import type { NewPurchase } from '../../contract/schemas/new-order.ts';
import type { ShopSettings } from '../../contract/schemas/settings.ts';
import type { SettingsRepository } from '../../data/settings-repository.ts';
import type { AskedDelivery } from '../stock/requests.ts';
import type { Views } from '../views/view-types.ts';

/** Where the terms of a delivery are read: kept in this process, and as they are now. */
export interface TermsDeps {
  views: Pick<Views, 'settings'>;
  shopSettings: Pick<SettingsRepository, 'get'>;
}

type Wanted = Pick<NewPurchase, 'country' | 'postcode' | 'deliveryCost'>;

const askedOf = (
  { country = HOME_COUNTRY, postcode = '', deliveryCost }: Wanted,
  settings: ShopSettings,
): AskedDelivery => {
  const terms = destinationOf(settings, country);
  if (!terms) {
    const message = VALIDATION.noDelivery(countryName(country));
    throw new AppError('validation_failed', { fields: { country: message } });
  }
  return { terms, postcode: postcode === '' ? null : postcode, seenCost: deliveryCost };
};

const isAboutDelivery = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'delivery_changed' || error.fields?.country !== undefined);

/**
 * Places on the terms of delivery that this process has kept. Where those refuse it and have changed
 * since, it is tried on those of now: no customer is refused for what only we had not heard of.
 * @throws AppError `validation_failed` with `country` where no parcel goes, or what `place` throws.
 */
export const onTerms = async <Placed>(
  { views, shopSettings }: TermsDeps,
  wanted: Wanted,
  place: (delivery: AskedDelivery) => Promise<Placed>,
): Promise<Placed> => {
  const { value: kept } = await views.settings();
  try {
    return await place(askedOf(wanted, kept));
  } catch (error) {
    if (!isAboutDelivery(error)) throw error;
    const present = await shopSettings.get();
    if (present.updatedAt === kept.updatedAt) throw error;
    return place(askedOf(wanted, present));
  }
};

import { withTrackingLink } from '../../contract/delivery/carriers.ts';
import type { TrackingForm } from '../../contract/schemas/after-order.ts';
import type { SettingsRepository } from '../../data/shop/settings-repository.ts';

/** What reads the settings. */
export interface SettingsReader {
  shopSettings: Pick<SettingsRepository, 'get'>;
}

/** Whether the settings can say more of a parcel than what is said. */
const lacksLink = ({ url = '', carrier = '', number = '' }: TrackingForm): boolean =>
  url === '' && carrier !== '' && number !== '';

/**
 * What is said of parcels, each with the link that the settings make of its carrier and its number
 * where none is said. The settings are read where one needs them.
 */
export const withTrackingLinks = async <Said extends TrackingForm>(
  { shopSettings }: SettingsReader,
  parcels: readonly Said[],
): Promise<Said[]> => {
  if (!parcels.some(lacksLink)) return [...parcels];
  const { carriers } = await shopSettings.get();
  return parcels.map((said) => withTrackingLink(carriers, said));
};

/** The same of one parcel. */
export const withLink = async <Said extends TrackingForm>(
  deps: SettingsReader,
  said: Said,
): Promise<Said> => (await withTrackingLinks(deps, [said]))[0] ?? said;

import Typography from '@mui/material/Typography';
import {
  countryName,
  destinationsOf,
  vatPercentOf,
  type Destination,
  type VatKind,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/router-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { settingsQuery } from '../../../lib/query/settings.ts';
import { texts } from '../texts.ts';

/** What is in a price and what comes on top of it, with the way to all countries. */
export function DeliveryNote({ vatKind }: { vatKind: VatKind | undefined }) {
  const { data: settings } = useQuery(settingsQuery());
  const { money } = useFormats();
  const costOf = ({ cost, freeFrom }: Destination): string => {
    if (cost === 0) return texts.freeDelivery;
    return freeFrom === null ? money(cost) : texts.freeDeliveryFrom(money(cost), money(freeFrom));
  };
  // A page does without where the settings cannot be read; the order form says it all.
  if (!settings) return null;
  const [home] = destinationsOf(settings);
  return (
    <Typography variant="body2" color="textSecondary">
      {texts.vatIncluded(vatPercentOf(home, vatKind))}{' '}
      {texts.delivered(countryName(home.country), costOf(home))}{' '}
      <Link to={paths.delivery}>{texts.deliveryElsewhere}</Link>
    </Typography>
  );
}

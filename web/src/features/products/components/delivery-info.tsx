import Typography from '@mui/material/Typography';
import {
  countryName,
  deliveryPromises,
  destinationsOf,
  isInStock,
  namedDay,
  paidInTime,
  vatPercentOf,
  type Destination,
  type Product,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { useNowAfter } from '../../../lib/use-time.ts';
import { texts } from '../texts.ts';

/** What is in a price, what comes on top of it and by when it is there, with the way to all countries. */
export function DeliveryInfo({ product }: { product: Product }) {
  const { data: settings, dataUpdatedAt } = useQuery(settingsQuery());
  const now = useNowAfter(dataUpdatedAt);
  const { money } = useFormats();
  const costOf = ({ cost, freeFrom }: Destination): string => {
    if (cost === 0) return texts.freeDelivery;
    return freeFrom === null ? money(cost) : texts.freeDeliveryFrom(money(cost), money(freeFrom));
  };
  // A page does without where the settings cannot be read; the order form says it all.
  if (!settings) return null;
  const { vatKind, leadTimeDays } = product.attributes ?? {};
  const [home] = destinationsOf(settings);
  const [{ paidOn, by }] = deliveryPromises(now, { ...home, leadTimeDays });
  return (
    <Typography variant="body2" color="textSecondary">
      <span>{texts.vatIncluded(vatPercentOf(home, vatKind))}</span>{' '}
      <span>{texts.delivered(countryName(home.country), costOf(home))}</span>{' '}
      <span>
        {isInStock(product) && texts.comes(paidInTime(paidOn, home.warehouse), namedDay(by))}
      </span>{' '}
      <Link to={paths.delivery}>{texts.deliveryElsewhere}</Link>
    </Typography>
  );
}

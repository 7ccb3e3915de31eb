import PageLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { parcelName, type Order } from '@rollwell/functions/contract';
import { texts } from '../lib/texts.ts';

/** Where the parcel of an order can be followed; nothing where the office has not said. */
export function ParcelNote({ order: { tracking } }: { order: Pick<Order, 'tracking'> }) {
  if (tracking === null) return null;
  const name = parcelName(tracking);
  return (
    <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {name !== '' && `${texts.parcel.with(name)} `}
      {tracking.url !== '' && (
        <PageLink href={tracking.url} target="_blank" rel="noopener noreferrer nofollow">
          {texts.parcel.follow}
        </PageLink>
      )}
    </Typography>
  );
}

import Typography from '@mui/material/Typography';
import { orderState, type Order } from '@rollwell/functions/contract';
import { useFormats } from '../lib/formats.ts';
import { paths } from '../lib/paths.ts';
import { texts } from '../lib/texts.ts';
import { Link } from './router-link.tsx';
import { withdrewOn } from './withdrawal-texts.ts';

/** Leads from an order to the withdrawal from it, or says that it was declared. */
export function MyWithdrawal({ order }: { order: Order }) {
  const { dateTime } = useFormats();
  if (order.withdrawal) {
    const { at, part } = order.withdrawal;
    return <Typography sx={{ mt: 1 }}>{withdrewOn(dateTime(at), part)}</Typography>;
  }
  if (!['paid', 'shipped'].includes(orderState(order))) return null;
  return (
    <div>
      <Link
        to={{ pathname: paths.withdrawal, search: `?number=${encodeURIComponent(order.number)}` }}
        sx={{ display: 'inline-block', py: 1.25 }}
      >
        {texts.legal.withdraw}
      </Link>
    </div>
  );
}

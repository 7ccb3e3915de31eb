import Typography from '@mui/material/Typography';
import { orderState, type Order } from '@rollwell/functions/contract';
import { WithdrawLink } from '../../../components/withdraw-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

/** Leads from an order to the withdrawal from it, or says that it was declared. */
export function MyWithdrawal({ order }: { order: Order }) {
  const { dateTime } = useFormats();
  if (order.withdrawal) {
    const { at, part } = order.withdrawal;
    return <Typography sx={{ mt: 1 }}>{texts.withdrawn.mine(dateTime(at), part)}</Typography>;
  }
  if (!['paid', 'shipped'].includes(orderState(order))) return null;
  return (
    <div>
      <WithdrawLink number={order.number} />
    </div>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type Order, orderState, type OrderState } from '@rollwell/functions/contract';
import { Link } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

interface OrderHeadProps {
  order: Order;
  /** The page of the order, where this is another one. */
  to?: string;
}

/** What was ordered, and how far it is. */
export function OrderHead({ order, to }: OrderHeadProps) {
  const name = noBreakUnits(order.productName);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
        {to === undefined ? (
          name
        ) : (
          <Link to={to} color="inherit" underline="hover">
            {name}
          </Link>
        )}
      </Typography>
      <OrderStateChip order={order} />
    </Box>
  );
}

const colours = {
  placed: 'default',
  paid: 'success',
  shipped: 'secondary',
  refunding: 'warning',
  refunded: 'default',
  refund_failed: 'error',
  gone: 'error',
} as const satisfies Record<OrderState, string>;

/** What has become of an order, in one word. */
function OrderStateChip({ order }: { order: Order }) {
  const state = orderState(order);
  return (
    <Chip
      label={texts.states[state]}
      color={colours[state]}
      variant={state === 'placed' ? 'outlined' : 'filled'}
      sx={{ fontWeight: 650, borderRadius: 1 }}
    />
  );
}

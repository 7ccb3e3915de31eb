import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@rollwell/functions/contract';
import { Link } from '../../../components/navigation/router-link.tsx';
import { keepUnits } from '../../../lib/formats.ts';
import { OrderStateChip } from './order-state-chip.tsx';

interface OrderHeadProps {
  order: Order;
  /** The page of the order, where this is another one. */
  to?: string;
}

/** What was ordered, and how far it is. */
export function OrderHead({ order, to }: OrderHeadProps) {
  const name = keepUnits(order.productName);
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

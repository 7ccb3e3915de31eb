import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderAllows, type Order } from '@rollwell/functions/contract';
import { LinkButton } from '../../../components/router-link.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { HoldNote } from './hold-note.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderStateChip } from './order-state-chip.tsx';

/** One order of the person who placed it, with what can be done about it. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {order.productName}
        </Typography>
        <OrderStateChip order={order} />
      </Box>
      <OrderFacts order={order} />
      {orderAllows(order, 'pay') && (
        <>
          {order.holdUntil && <HoldNote holdUntil={order.holdUntil} />}
          <Stack direction="row" spacing={2} sx={{ mt: 2, alignItems: 'center' }}>
            <LinkButton
              to={pathTo('payment', order._id)}
              variant="contained"
              aria-label={texts.payNowNamed(order.productName)}
            >
              {texts.payNow}
            </LinkButton>
            <CancelOrderButton order={order} title={texts.cancelTitle(order.productName)} />
          </Stack>
        </>
      )}
      <OrderHistory events={order.events} productName={order.productName} />
    </Card>
  );
}

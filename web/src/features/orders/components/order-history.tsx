import Box from '@mui/material/Box';
import type { Order } from '@rollwell/functions/contract';
import { Link } from '../../../components/router-link.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { visuallyHidden } from '../../../lib/visually-hidden.ts';
import { texts } from '../texts.ts';
import { OrderTimeline } from './order-timeline.tsx';

/** What has happened to an order of one's own, folded away until asked for. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, color: 'secondary.main' }}>
        {texts.history}
        <Box component="span" sx={visuallyHidden}>
          : {order.productName}
        </Box>
      </Box>
      <OrderTimeline events={order.events} />
      <Link to={pathTo('myOrder', order._id)} sx={{ display: 'inline-block', py: 1.25 }}>
        {texts.historyPage}
      </Link>
    </Box>
  );
}

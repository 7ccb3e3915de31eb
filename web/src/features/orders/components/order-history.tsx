import Box from '@mui/material/Box';
import type { Order } from '@rollwell/functions/contract';
import { FoldSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { visuallyHidden } from '../../../components/layout/visually-hidden.ts';
import { texts } from '../texts.ts';
import { OrderTimeline } from './order-timeline.tsx';

/** What has happened to an order of one's own, folded away until asked for. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <Box component="details" sx={{ mt: 2, '& > summary': { color: 'secondary.main' } }}>
      <FoldSummary>
        {texts.history}
        <Box component="span" sx={visuallyHidden}>
          : {order.productName}
        </Box>
      </FoldSummary>
      <OrderTimeline events={order.events} />
      <Link to={pathTo('myOrder', order._id)} sx={{ display: 'inline-block', py: 1.25 }}>
        {texts.historyPage}
      </Link>
    </Box>
  );
}

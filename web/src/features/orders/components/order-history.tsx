import Box from '@mui/material/Box';
import type { Order } from '@rollwell/functions/contract';
import { ChevronIcon } from '../../../components/icons/chevron-icon.tsx';
import { Link } from '../../../components/router-link.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { visuallyHidden } from '../../../lib/visually-hidden.ts';
import { texts } from '../texts.ts';
import { OrderTimeline } from './order-timeline.tsx';

/** What has happened to an order of one's own, folded away until asked for. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <Box component="details" sx={{ mt: 2, '&[open] .mark': { transform: 'rotate(90deg)' } }}>
      <Box component="summary" sx={summaryStyle}>
        <Box
          component="span"
          className="mark"
          sx={{ display: 'flex', transition: 'transform 160ms' }}
        >
          <ChevronIcon direction="right" size={18} />
        </Box>
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

/** Its own mark stands in for the browser's black triangle. */
const summaryStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  pr: 1,
  cursor: 'pointer',
  color: 'secondary.main',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

import Box from '@mui/material/Box';
import type { OrderEvent } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/figures.tsx';
import { visuallyHidden } from '../../../lib/visually-hidden.ts';
import { texts } from '../texts.ts';

interface OrderHistoryProps {
  events: readonly OrderEvent[];
  /** Tells one history from the next for a screen reader. */
  productName: string;
}

/** What has happened to an order, oldest first, folded away until asked for. */
export function OrderHistory({ events, productName }: OrderHistoryProps) {
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, color: 'secondary.main' }}>
        {texts.history}
        <Box component="span" sx={visuallyHidden}>
          : {productName}
        </Box>
      </Box>
      <Box component="ol" sx={timeline}>
        {events.map(({ type, at }) => (
          <li key={`${type} ${at}`}>
            {texts.events[type]}
            <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
              <DateTime iso={at} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const timeline = {
  listStyle: 'none',
  m: 0,
  ml: 0.75,
  pl: 0,
  borderLeft: '2px solid',
  borderColor: 'divider',
  '& > li': { position: 'relative', pl: 2.5, py: 0.5 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -6,
    top: '1em',
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
  },
} as const;

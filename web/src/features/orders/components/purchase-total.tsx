import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { QuotedDestination } from '@rollwell/functions/contract';
import {
  leadTimeOf,
  pricesOf,
  productsOf,
  type OrderedLine,
} from '../../../entities/order/order-lines.ts';
import { TotalRows } from '../../../entities/order/price-breakdown.tsx';
import { texts } from '../texts.ts';

interface PurchaseTotalProps {
  lines: readonly OrderedLine[];
  destination: QuotedDestination;
}

/** What all lines cost together, and when the last of them comes. */
export function PurchaseTotal({ lines, destination }: PurchaseTotalProps) {
  return (
    <Box sx={{ pb: 2 }}>
      <TotalRows
        lines={pricesOf(lines)}
        destination={destination}
        leadTimeDays={leadTimeOf(productsOf(lines), destination.warehouse)}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.form.next}
      </Typography>
    </Box>
  );
}

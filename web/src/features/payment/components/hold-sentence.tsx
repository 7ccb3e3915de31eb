import Typography from '@mui/material/Typography';
import type { Order } from '@rollwell/functions/contract';
import { useFormats } from '../../../lib/formats.ts';
import { useNow } from '../../../lib/use-time.ts';
import { texts } from '../texts.ts';

/** Until when the pieces are kept: `We keep these 40 pieces for you until tomorrow, 14:20.` */
export function HoldSentence({ order, quantity }: { order: Order; quantity: number }) {
  const now = useNow();
  const formats = useFormats();
  if (!order.holdUntil) return null;
  const deadline = formats.deadline(order.holdUntil, now);
  const ranOut = new Date(order.holdUntil) <= now;
  return (
    <Typography sx={{ mb: 3 }} {...(ranOut && { color: 'error' })}>
      {quantity === 1
        ? (ranOut ? texts.oneRanOut : texts.heldOne)(deadline)
        : (ranOut ? texts.holdRanOut : texts.held)(formats.pieces(quantity), deadline)}
    </Typography>
  );
}

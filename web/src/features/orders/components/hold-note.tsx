import Typography from '@mui/material/Typography';
import { formatDeadline } from '../../../lib/format-deadline.ts';
import { useNow } from '../../../lib/use-now.ts';
import { texts } from '../texts.ts';

/** Until when an unpaid order keeps its pieces. */
export function HoldNote({ holdUntil }: { holdUntil: string }) {
  const now = useNow();
  const deadline = formatDeadline(holdUntil, now);
  const ranOut = new Date(holdUntil) <= now;
  return (
    <Typography sx={{ mt: 2 }} {...(ranOut && { color: 'error' })}>
      {ranOut ? texts.keptRanOut(deadline) : texts.keptUntil(deadline)}
    </Typography>
  );
}

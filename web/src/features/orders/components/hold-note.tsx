import Typography from '@mui/material/Typography';
import { useFormats } from '../../../lib/formats.ts';
import { useNow } from '../../../lib/use-time.ts';
import { texts } from '../texts.ts';

/** Until when an unpaid order keeps its pieces. */
export function HoldNote({ holdUntil }: { holdUntil: string }) {
  const now = useNow();
  const deadline = useFormats().deadline(holdUntil, now);
  const ranOut = new Date(holdUntil) <= now;
  return (
    <Typography sx={{ mt: 2 }} {...(ranOut && { color: 'error' })}>
      {ranOut ? texts.keptRanOut(deadline) : texts.keptUntil(deadline)}
    </Typography>
  );
}

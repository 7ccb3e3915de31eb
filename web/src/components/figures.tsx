import Box from '@mui/material/Box';
import { formatDateTime, formatMoney } from '../lib/format.ts';

/** An amount in the shop's currency, in figures of one width. */
export function Money({ amount }: { amount: number }) {
  return (
    <Box component="span" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
      {formatMoney(amount)}
    </Box>
  );
}

/** A time of the API in the reader's time zone. */
export function DateTime({ iso, style }: { iso: string; style?: 'day' | 'dayAndTime' }) {
  return <time dateTime={iso}>{formatDateTime(iso, style)}</time>;
}

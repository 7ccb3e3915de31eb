import Box from '@mui/material/Box';
import { useFormats } from '../../lib/formats.ts';

/** An amount in the shop's currency, in figures of one width. */
export function Money({ amount }: { amount: number }) {
  const { money } = useFormats();
  return (
    <Box component="span" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
      {money(amount)}
    </Box>
  );
}

/** A whole number with its thousands apart. */
export function Count({ value }: { value: number }) {
  return <span>{useFormats().count(value)}</span>;
}

/** A quantity with its unit. */
export function Pieces({ count }: { count: number }) {
  return <span>{useFormats().pieces(count)}</span>;
}

/** A time of the API in the reader's time zone. */
export function DateTime({ iso, style }: { iso: string; style?: 'day' | 'dayAndTime' }) {
  const { dateTime } = useFormats();
  return <time dateTime={iso}>{dateTime(iso, style)}</time>;
}

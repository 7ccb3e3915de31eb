import Box from '@mui/material/Box';
import { Money } from '../../../components/data-display/formatted-values.tsx';
import { texts } from '../texts.ts';

/** What one piece costs, large, with its unit. */
export function Price({ amount }: { amount: number }) {
  return (
    <Box component="span" sx={{ fontWeight: 700, fontSize: '1.25rem' }}>
      <Money amount={amount} />{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '1rem' }}>
        {texts.perPiece}
      </Box>
    </Box>
  );
}

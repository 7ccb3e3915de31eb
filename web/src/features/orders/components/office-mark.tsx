import Box from '@mui/material/Box';
import { officeDoubts, type Order } from '@rollwell/functions/contract';
import { WarningIcon } from '../../../components/icons/warning-icon.tsx';
import { officeTexts as words } from '../office-texts.ts';

/** In a list, that the office has to look at an order before it ships: its page says why. */
export function OfficeMark({ order }: { order: Order }) {
  const doubts = officeDoubts(order);
  if (doubts.length === 0) return null;
  return (
    <Box
      component="span"
      title={doubts.map((doubt) => words.doubt(doubt, order)).join(' ')}
      sx={mark}
    >
      <WarningIcon size={16} />
      {words.mark}
    </Box>
  );
}

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: 0.5,
  color: 'warning.main',
  fontWeight: 650,
  whiteSpace: 'nowrap',
} as const;

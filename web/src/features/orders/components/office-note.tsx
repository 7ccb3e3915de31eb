import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { officeDoubts, type Order } from '@rollwell/functions/contract';
import { officeTexts as words } from '../office-texts.ts';

/** What the office has to look at before an order ships. */
export function OfficeNote({ order }: { order: Order }) {
  const doubts = officeDoubts(order);
  if (doubts.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{words.title}</AlertTitle>
      {doubts.map((doubt) => words.doubt(doubt, order)).join(' ')}
    </Alert>
  );
}

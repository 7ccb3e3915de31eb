import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { disputeReason, type Order } from '@rollwell/functions/contract';
import { useFormats } from '../../../lib/formats.ts';
import { disputeTexts as words } from '../texts.ts';

const SEVERITY = { open: 'warning', lost: 'error', won: 'info', closed: 'info' } as const;

/** How the dispute of an order stands, for the office: why, and until when evidence can be sent. */
export function DisputeNote({ order: { dispute } }: { order: Order }) {
  const { money, dateTime } = useFormats();
  if (!dispute) return null;
  const { state, amount, dueBy } = dispute;
  const reason = disputeReason(dispute.reason);
  return (
    <Alert severity={SEVERITY[state]} variant="outlined">
      <AlertTitle>{words.titles[state](money(amount))}</AlertTitle>
      {words.why(reason)} {dueBy === null ? words.nothingDue : words.due(dateTime(dueBy))}
    </Alert>
  );
}

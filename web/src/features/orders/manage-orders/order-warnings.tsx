import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import {
  countryName,
  disputeReason,
  type OfficeDoubt,
  officeDoubts,
  type Order,
  isolated,
} from '@rollwell/functions/contract';
import { WarningIcon } from '../../../components/data-display/icons.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { disputeTexts } from '../texts.ts';

/** The words of what the office looks at before an order ships. */
const words = {
  title: 'Look at this order before it ships',
  mark: 'Look at it',
  /** What is doubtful about an order, in a sentence. */
  doubt: (doubt: OfficeDoubt, { customerName, delivery, business }: Order): string => {
    const country = countryName(delivery.country);
    switch (doubt.about) {
      case 'postcode':
        return `Postcodes of ${country} do not look like ${doubt.postcode}.`;
      case 'country':
        return `It has no VAT because it goes to ${country}, and its address names ${countryName(doubt.named)}.`;
      case 'name':
        return `The VAT number ${business?.vatNumber ?? ''} is registered to ${isolated(doubt.registered)}, and the order is for ${isolated(customerName)}.`;
    }
  },
} as const;

/** What the office has to look at before an order ships. */
export function OrderWarning({ order }: { order: Order }) {
  const doubts = officeDoubts(order);
  if (doubts.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{words.title}</AlertTitle>
      <span>{doubts.map((doubt) => words.doubt(doubt, order)).join(' ')}</span>
    </Alert>
  );
}

/** In a list, that the office has to look at an order before it ships: its page says why. */
export function OrderWarningMark({ order }: { order: Order }) {
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

const SEVERITY = { open: 'warning', lost: 'error', won: 'info', closed: 'info' } as const;

/** How the dispute of an order stands, for the office: why, and until when evidence can be sent. */
export function DisputeNote({ order: { dispute } }: { order: Order }) {
  const { money, dateTime } = useFormats();
  if (!dispute) return null;
  const { state, amount, dueBy } = dispute;
  const reason = disputeReason(dispute.reason);
  return (
    <Alert severity={SEVERITY[state]} variant="outlined">
      <AlertTitle>{disputeTexts.titles[state](money(amount))}</AlertTitle>
      <span>{disputeTexts.why(reason)}</span>{' '}
      <span>{dueBy === null ? disputeTexts.nothingDue : disputeTexts.due(dateTime(dueBy))}</span>
    </Alert>
  );
}

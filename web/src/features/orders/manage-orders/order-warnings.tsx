import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import {
  countryName,
  disputeReason,
  LATE_AFTER_DAYS,
  type OfficeDoubt,
  officeDoubts,
  orderState,
  type Order,
  isolated,
} from '@rollwell/functions/contract';
import { WarningIcon } from '../../../components/data-display/icons.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { disputeTexts } from '../texts.ts';

/** The words of what the office looks at before an order ships. */
const words = {
  title: 'Look at this order before it ships',
  marks: { doubtful: 'Look at it', late: 'Late', disputed: 'Disputed', withdrawn: 'Withdrawn' },
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

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an order was paid, has not left, and is older than it should be by then. */
const isLate = (order: Order): boolean =>
  orderState(order) === 'paid' &&
  serverNow() - Date.parse(order.createdAt) > LATE_AFTER_DAYS * DAY_MS;

/** What the office has to see in a list of what is packed together: its page says more. */
export function OrderMarks({ lines }: { lines: readonly [Order, ...Order[]] }) {
  const [first] = lines;
  const doubts = officeDoubts(first);
  const marks = {
    doubtful: doubts.length > 0,
    late: lines.some(isLate),
    disputed: lines.some(({ dispute }) => dispute?.state === 'open'),
    withdrawn: lines.some(
      ({ withdrawal, refundedAt }) => withdrawal !== null && refundedAt === null,
    ),
  };
  const shown = (Object.keys(marks) as (keyof typeof marks)[]).filter((name) => marks[name]);
  if (shown.length === 0) return null;
  return (
    <Box
      component="span"
      title={doubts.map((doubt) => words.doubt(doubt, first)).join(' ') || undefined}
      sx={mark}
    >
      <WarningIcon size={16} />
      <span>{shown.map((name) => words.marks[name]).join(', ')}</span>
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

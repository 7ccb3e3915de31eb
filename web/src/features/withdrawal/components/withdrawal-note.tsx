import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { orderState, type Order, isolated } from '@rollwell/functions/contract';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

const { office } = texts;

/** That the customer has withdrawn from an order, and what the office has to do, by when. */
export function WithdrawalNote({ order }: { order: Order }) {
  const { calendarDay, dateTime } = useFormats();
  if (!order.withdrawal) return null;
  const { at, timing, lastDay, refundBy, part } = order.withdrawal;
  const isDone = orderState(order) === 'refunded';
  const todo = timing === 'late' ? office.todoLate : office.todo(calendarDay(refundBy));
  return (
    <Alert severity={isDone ? 'info' : 'warning'} variant="outlined">
      <AlertTitle>{office.withdrew(dateTime(at))}</AlertTitle>
      <span>{part !== '' && `${office.part(isolated(part))}. `}</span>
      <span>{office.timing[timing](lastDay === null ? '' : calendarDay(lastDay))}</span>{' '}
      <span>{isDone ? office.done : todo}</span>
    </Alert>
  );
}

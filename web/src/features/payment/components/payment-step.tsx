import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isolated, type Order } from '@rollwell/functions/contract';
import { useEffect, useState } from 'react';
import { ErrorNote } from '../../../components/feedback/query-state.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { withdrewOn } from '../../../entities/order/order-details.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { OrderTerms } from '../../../entities/shop/order-terms.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-time.ts';
import type { Lines, PaymentState } from '../payment-state.ts';
import { texts } from '../texts.ts';
import { useCheckout } from '../use-checkout.ts';

interface PaymentStepProps {
  /** The one that the state is of. */
  order: Order;
  lines: Lines;
  state: PaymentState;
  onRefused: () => void;
}

const piecesOf = (lines: Lines): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Another set of lines is another payment, which begins anew. */
const idsOf = (lines: Lines): string => lines.map(({ _id }) => _id).join();

/** What is to be done next about the payment of an order, or what came of it. */
export function PaymentStep({ order, lines, state, onRefused }: PaymentStepProps) {
  const { uid } = useSignedInUser();
  switch (state) {
    case 'paid':
      return <Done>{texts.paidHint}</Done>;
    case 'shipped':
      return <Done>{texts.shippedHint}</Done>;
    case 'withdrawn':
      return <Withdrawn withdrawal={order.withdrawal} />;
    case 'refunding':
      return <Done>{texts.refundingHint}</Done>;
    case 'refunded':
      return <Done>{texts.refundedHint}</Done>;
    case 'confirming':
      return <ConfirmingNote />;
    case 'open':
    case 'declined':
    case 'cancelled':
      return (
        <>
          {state !== 'open' && (
            <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
              {texts[state]}
            </Alert>
          )}
          <HoldSentence order={order} quantity={piecesOf(lines)} />
          {order.uid === uid ? (
            <>
              <PayButton key={idsOf(lines)} orderId={order._id} onRefused={onRefused} />
              <Box sx={{ mt: 2 }}>
                <OrderTerms />
              </Box>
            </>
          ) : (
            <Typography>{texts.notYours}</Typography>
          )}
        </>
      );
  }
}

function Withdrawn({ withdrawal }: Pick<Order, 'withdrawal'>) {
  const { dateTime } = useFormats();
  if (!withdrawal) return null;
  return (
    <Alert severity="info" variant="outlined" role="status">
      <AlertTitle>{withdrewOn(dateTime(withdrawal.at), isolated(withdrawal.part))}</AlertTitle>
      <Link to={paths.returns}>{texts.returns}</Link>
    </Alert>
  );
}

function Done({ children }: { children: string }) {
  return (
    <Alert severity="success" variant="outlined" role="status">
      {children}
    </Alert>
  );
}

/** Milliseconds after which a confirmation is late. */
const LATE_MS = 45_000;

/** The gateway has the money; its message that says so is on the way. */
function ConfirmingNote() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert severity="info" variant="outlined" role="status">
      {late ? texts.confirmingLong : texts.confirmingHint}
    </Alert>
  );
}

/** Until when the pieces are kept: `We keep these 40 pieces for you until tomorrow, 14:20.` */
function HoldSentence({ order, quantity }: { order: Order; quantity: number }) {
  const now = useNow();
  const formats = useFormats();
  if (!order.holdUntil) return null;
  const deadline = formats.deadline(order.holdUntil, now);
  const ranOut = new Date(order.holdUntil) <= now;
  return (
    <Typography sx={{ mb: 3 }} {...(ranOut && { color: 'error' })}>
      {quantity === 1
        ? (ranOut ? texts.oneRanOut : texts.heldOne)(deadline)
        : (ranOut ? texts.holdRanOut : texts.held)(formats.pieces(quantity), deadline)}
    </Typography>
  );
}

/** Leads to the gateway's page, where the money changes hands. */
function PayButton({ orderId, onRefused }: { orderId: string; onRefused: () => void }) {
  const { pay, pending, error } = useCheckout(orderId, onRefused);
  return (
    <>
      {error && (
        <Box sx={{ mb: 2 }}>
          <ErrorNote error={error} onRetry={pay} retrying={pending} />
        </Box>
      )}
      <Button variant="contained" size="large" onClick={pay} loading={pending}>
        {texts.pay}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts.payHint}
      </Typography>
    </>
  );
}

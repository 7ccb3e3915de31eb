import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@rollwell/functions/contract';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { Link } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { withdrewOn } from '../../../entities/order/order-details.tsx';
import { useFormats } from '../../../lib/formats.ts';
import type { Lines } from '../lines.ts';
import type { PaymentState } from '../payment-state.ts';
import { OrderTerms } from '../../../entities/shop/order-terms.tsx';
import { texts } from '../texts.ts';
import { ConfirmingNote } from './confirming-note.tsx';
import { HoldSentence } from './hold-sentence.tsx';
import { PayButton } from './pay-button.tsx';

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
      <AlertTitle>{withdrewOn(dateTime(withdrawal.at), withdrawal.part)}</AlertTitle>
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

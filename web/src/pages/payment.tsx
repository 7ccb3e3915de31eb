import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { CancelPurchaseButton } from '../features/orders/my-orders/cancel-buttons.tsx';
import { OrderAnnouncements } from '../features/orders/live/order-updates.tsx';
import { PaymentPanel } from '../features/payment/components/payment-panel.tsx';
import { PaymentTitle } from '../features/payment/components/payment-title.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      <PaymentTitle key={`title ${id}`} orderId={id} />
      <PaymentPanel
        key={id}
        orderId={id}
        actions={(lines) => <CancelPurchaseButton lines={lines} />}
      />
      <OrderAnnouncements key={`news ${id}`} id={id} />
    </Container>
  );
}

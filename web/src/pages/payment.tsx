import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../components/navigation/router-link.tsx';
import { OrderCancelledAgain } from '../features/orders/cancelled/cancelled-card.tsx';
import { CancelledOrder } from '../features/orders/cancelled/cancelled-order.tsx';
import { CancelPurchaseButton } from '../features/orders/my-orders/cancel-buttons.tsx';
import { OrderAnnouncements } from '../features/orders/live/order-updates.tsx';
import { PaymentPanel } from '../features/payment/components/payment-panel.tsx';
import { PaymentTitle } from '../features/payment/components/payment-title.tsx';
import { texts } from '../features/payment/texts.ts';
import { paths, pathTo } from '../lib/paths.ts';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      <PaymentTitle key={`title ${id}`} orderId={id} />
      <PaymentPanel
        key={id}
        orderId={id}
        actions={(lines) => <CancelPurchaseButton lines={lines} />}
        notFound={(nothing) => (
          <CancelledOrder
            id={id}
            pathOf={(other) => pathTo('payment', other)}
            actions={(lines) => <OrderCancelledAgain lines={lines} />}
            foot={<LinkButton to={paths.myOrders}>{texts.toMyOrders}</LinkButton>}
            otherwise={nothing}
          />
        )}
      />
      <OrderAnnouncements key={`news ${id}`} id={id} />
    </Container>
  );
}

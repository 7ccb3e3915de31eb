import Container from '@mui/material/Container';
import { useNavigate, useParams } from 'react-router-dom';
import { LoadingRows } from '../../components/loading.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { PaintBand } from '../../components/paint-band.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { TwoColumns } from '../../components/two-columns.tsx';
import { OrderForm } from '../../features/orders/components/order-form.tsx';
import { useWatchedProduct } from '../../features/products/api/get-product.ts';
import { ProductPanel } from '../../features/products/components/product-panel.tsx';
import { ProductSkeleton } from '../../features/products/components/product-page.tsx';
import { useProfile } from '../../features/profile/api/get-user.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';

function Purchase({ id }: { id: string }) {
  const navigate = useNavigate();
  const { email, name } = useSignedInUser();
  const product = useWatchedProduct(id);
  // Only a convenience: without a profile the fields begin empty.
  const profile = useProfile(email);
  const { displayName = '', phone = '', address = '', city = '' } = profile.data ?? {};
  const customerName = displayName || (name === email ? '' : name);
  return (
    <QueryState query={product} loading={<ProductSkeleton />}>
      {(shown) => (
        <TwoColumns>
          <ProductPanel product={shown} />
          {profile.isPending ? (
            <LoadingRows rows={8} />
          ) : (
            <OrderForm
              product={shown}
              email={email}
              delivery={{ customerName, phone, address, city }}
              onPlaced={(orderId) => void navigate(pathTo('payment', orderId))}
              onRefused={() => void product.refetch()}
            />
          )}
        </TwoColumns>
      )}
    </QueryState>
  );
}

export function Component() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle>Purchase</PageTitle>
      <PaintBand sx={{ mt: -2, mb: 4, maxWidth: 240 }} />
      <Purchase key={id} id={id} />
    </Container>
  );
}

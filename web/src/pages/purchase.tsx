import Container from '@mui/material/Container';
import { isInStock } from '@rollwell/functions/contract';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { QueryState } from '../components/feedback/query-state.tsx';
import { AwaitsForm } from '../components/form/form-placeholder.tsx';
import { TwoColumns } from '../components/layout/grid.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { PaintBand } from '../components/layout/paint-band.tsx';
import { useWatchedProduct } from '../entities/product/product-queries.ts';
import { useSignedInUser } from '../entities/session/use-session.ts';
import { WithTerms } from '../features/orders/checkout/checkout-terms.tsx';
import { NotForSaleNote } from '../features/orders/checkout/not-for-sale-note.tsx';
import { OrderForm } from '../features/orders/checkout/product-order-form.tsx';
import { wantedQuantity } from '../features/orders/checkout/quantity-param.ts';
import { ProductPanel, ProductSkeleton } from '../features/products/components/product-panel.tsx';
import { isNotFound } from '../lib/api/api-error.ts';
import { pathTo } from '../lib/paths.ts';

function Purchase({ id }: { id: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { email } = useSignedInUser();
  const product = useWatchedProduct(id);
  const canBeOrderedNow = async (): Promise<boolean> => {
    const { data, error } = await product.refetch();
    return !isNotFound(error) && (data === undefined || isInStock(data));
  };
  if (!product.data && isNotFound(product.error)) return <NotForSaleNote />;
  return (
    <QueryState
      query={product}
      loading={
        <AwaitsForm>
          <ProductSkeleton />
        </AwaitsForm>
      }
    >
      {(shown) => (
        <TwoColumns>
          <ProductPanel product={shown} />
          <WithTerms rows={8}>
            {(terms) => (
              <OrderForm
                {...terms}
                product={shown}
                gone={isNotFound(product.error)}
                email={email}
                quantity={wantedQuantity(params)}
                onPlaced={(orderId) => void navigate(pathTo('payment', orderId))}
                onRefused={canBeOrderedNow}
              />
            )}
          </WithTerms>
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
      <PaintBand lifts sx={{ mt: -2, mb: 4, maxWidth: 240 }} />
      <Purchase key={id} id={id} />
    </Container>
  );
}

import Container from '@mui/material/Container';
import { isInStock } from '@rollwell/functions/contract';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { QueryState } from '../components/feedback/query-state.tsx';
import { FormPlaceholder } from '../components/form/form-placeholder.tsx';
import { TwoColumns } from '../components/layout/grid.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { PaintBand } from '../components/layout/paint-band.tsx';
import { useWatchedProduct } from '../entities/product/product-queries.ts';
import { useSignedInUser } from '../entities/session/use-session.ts';
import { CheckoutTerms, useCheckoutTerms } from '../features/orders/checkout/checkout-terms.tsx';
import { NotForSaleNote } from '../features/orders/checkout/not-for-sale-note.tsx';
import { ProductOrderForm } from '../features/orders/checkout/product-order-form.tsx';
import { quantityParam } from '../features/orders/checkout/quantity-param.ts';
import { ProductPanel, ProductSkeleton } from '../features/products/components/product-panel.tsx';
import { isNotFound } from '../lib/api/api-error.ts';
import { pathTo } from '../lib/paths.ts';

function Purchase({ id }: { id: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { email } = useSignedInUser();
  const product = useWatchedProduct(id);
  const checkoutTerms = useCheckoutTerms();
  const canBeOrderedNow = async (): Promise<boolean> => {
    const { data, error } = await product.refetch();
    return !isNotFound(error) && (data === undefined || isInStock(data));
  };
  if (!product.data && isNotFound(product.error)) return <NotForSaleNote />;
  return (
    <QueryState
      query={product}
      loading={
        <FormPlaceholder>
          <ProductSkeleton />
        </FormPlaceholder>
      }
    >
      {(shown) => (
        <TwoColumns>
          <ProductPanel product={shown} />
          <CheckoutTerms rows={8} {...checkoutTerms}>
            {(terms) => (
              <ProductOrderForm
                {...terms}
                product={shown}
                gone={isNotFound(product.error)}
                email={email}
                quantity={quantityParam(params)}
                onPlaced={(orderId) => navigate(pathTo('payment', orderId))}
                onRefused={canBeOrderedNow}
              />
            )}
          </CheckoutTerms>
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

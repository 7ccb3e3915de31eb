import Container from '@mui/material/Container';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormPlaceholder } from '../components/form/form-placeholder.tsx';
import { LoadingRows } from '../components/feedback/loading.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { PaintBand } from '../components/layout/paint-band.tsx';
import { QueryState } from '../components/feedback/query-state.tsx';
import { TwoColumns } from '../components/layout/grid.tsx';
import {
  withoutProducts,
  type BasketLine,
  type BasketLines,
} from '../features/basket/basket-lines.ts';
import { basketStore } from '../features/basket/basket-store.ts';
import { EmptyBasket } from '../features/basket/components/empty-basket.tsx';
import { OrderSummary, type Refusals } from '../features/basket/components/order-summary.tsx';
import { lineState } from '../features/basket/line-state.ts';
import { screenTexts } from '../features/basket/texts.ts';
import { useBasketProducts } from '../features/basket/use-basket.ts';
import { CheckoutForm } from '../features/orders/checkout/checkout-form.tsx';
import {
  OrderForCustomer,
  useOrderedFor,
} from '../features/orders/checkout/order-for-customer.tsx';
import { announce } from '../lib/announce.ts';
import type { OrderedLine } from '../entities/order/order-lines.ts';
import { pathTo } from '../lib/paths.ts';
import { useSignedInUser } from '../entities/session/use-session.ts';
import { CheckoutTerms, useCheckoutTerms } from '../features/orders/checkout/checkout-terms.tsx';

const idsOf = (lines: BasketLines): string[] => lines.map(({ productId }) => productId);

function BasketOrder() {
  const navigate = useNavigate();
  const { email } = useSignedInUser();
  const customer = useOrderedFor();
  const checkoutTerms = useCheckoutTerms(customer);
  const { lines: inBasket, query, productOf } = useBasketProducts();
  const [refusals, setRefusals] = useState<Refusals>({});
  // What was ordered stays in sight until the next screen is there.
  const [placed, setPlaced] = useState<BasketLines>();
  const lines = placed ?? inBasket;
  if (lines.length === 0) return <EmptyBasket toOrder />;

  const states = lines.map((line) => lineState(line, productOf(line.productId)));
  const ordered = lines.flatMap(({ quantity }, index): OrderedLine[] => {
    const state = states[index];
    return state?.kind === 'fine' ? [{ product: state.product, quantity }] : [];
  });
  const leave = (orderId: string) => {
    setPlaced(lines);
    basketStore.change((now) => withoutProducts(now, idsOf(lines)));
    return navigate(pathTo(customer === undefined ? 'payment' : 'managedOrder', orderId));
  };
  const remove = ({ productId }: BasketLine, name: string) => {
    basketStore.change((now) => withoutProducts(now, [productId]));
    announce(screenTexts.removed(name));
  };
  const show = (messages: ReadonlyMap<number, string>) => {
    const of = [...messages].map(([index, message]) => [lines[index]?.productId ?? '', message]);
    setRefusals(Object.fromEntries(of) as Refusals);
    if (messages.size > 0) void query.refetch();
  };
  return (
    <QueryState
      query={query}
      loading={
        <FormPlaceholder>
          <LoadingRows />
        </FormPlaceholder>
      }
    >
      {() => (
        <TwoColumns>
          <OrderSummary lines={lines} states={states} refusals={refusals} onRemove={remove} />
          <div>
            <OrderForCustomer>
              <CheckoutTerms key={customer} rows={6} {...checkoutTerms}>
                {(terms) => (
                  <CheckoutForm
                    {...terms}
                    lines={ordered.length === lines.length ? ordered : undefined}
                    email={customer ?? email}
                    isForCustomer={customer !== undefined}
                    onPlaced={leave}
                    onRefused={show}
                  />
                )}
              </CheckoutTerms>
            </OrderForCustomer>
          </div>
        </TwoColumns>
      )}
    </QueryState>
  );
}

export function Component() {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle>{screenTexts.orderTitle}</PageTitle>
      <PaintBand lifts sx={{ mt: -2, mb: 4, maxWidth: 240 }} />
      <BasketOrder />
    </Container>
  );
}

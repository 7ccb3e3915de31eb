import Container from '@mui/material/Container';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router-dom';
import { AddToBasket } from '../features/basket/components/add-to-basket.tsx';
import { ProductPage, ProductGone } from '../features/products/components/product-page.tsx';
import { ProductReviews } from '../features/reviews/components/product-reviews.tsx';
import { pageLoader } from '../lib/router/page.ts';
import { MOST_RENDERED_PAGES, pageOf } from '../lib/api/pages.ts';
import { settingsQuery } from '../entities/shop/settings-queries.ts';
import { relatedProductsQuery } from '../features/products/api/products.ts';
import { productQuery } from '../entities/product/product-queries.ts';
import { productReviewsQuery } from '../features/reviews/api/product-reviews.ts';

export const loader = pageLoader(async ({ client, id, query }) => {
  const beside = [
    client.prefetchQuery(relatedProductsQuery(id)),
    client.prefetchQuery(settingsQuery()),
  ];
  const { rating } = await client.fetchQuery(productQuery(id));
  const page = pageOf(query);
  if (rating && page <= MOST_RENDERED_PAGES)
    beside.push(client.prefetchQuery(productReviewsQuery(id, page)));
  await Promise.all(beside);
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <ProductPage
        key={id}
        id={id}
        beside={(product) => <AddToBasket product={product} />}
        below={(product) => <ProductReviews product={product} />}
      />
    </Container>
  );
}

/** One that is gone says so; what else fails is for the layout to show. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <ProductGone />
    </Container>
  );
}

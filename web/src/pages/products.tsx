import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Product } from '@rollwell/functions/contract';
import { PageTitle } from '../components/layout/page-title.tsx';
import { PaintBand } from '../components/layout/paint-band.tsx';
import { AddToBasket } from '../features/basket/components/add-to-basket.tsx';
import { Link } from '../components/navigation/router-link.tsx';
import { paths } from '../lib/paths.ts';
import { texts as finderTexts } from '../features/finder/texts.ts';
import { texts } from '../features/products/texts.ts';
import { ProductCatalogue } from '../features/products/components/product-catalogue.tsx';
import { pageLoader } from '../lib/router/page.ts';
import { MOST_RENDERED_PAGES, pageOf } from '../lib/api/pages.ts';
import {
  cataloguePage,
  productFacetsQuery,
  productPageQuery,
} from '../features/products/api/products.ts';
import { filterOf } from '../features/products/use-catalogue-params.ts';

// The same each time that the screen is drawn, so that no card is drawn anew for it.
const addToBasket = (product: Product) => <AddToBasket product={product} on="card" />;

export const description =
  'Rollers, frames, trays, poles and kits for decorators, with price and stock. Order by the piece or by the carton.';

export const loader = pageLoader(({ client, query }) => {
  const filter = filterOf(query);
  const page = pageOf(query);
  return Promise.all([
    page <= MOST_RENDERED_PAGES &&
      client.prefetchQuery(productPageQuery(cataloguePage(filter, page))),
    client.prefetchQuery(productFacetsQuery(filter)),
  ]);
});

export function Component() {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle>Products</PageTitle>
      <PaintBand lifts sx={{ mt: -2, mb: 4, maxWidth: 240 }} />
      <Typography sx={{ mb: 3 }}>
        {texts.catalogue.notSure} <Link to={paths.finder}>{finderTexts.title}</Link>
      </Typography>
      <ProductCatalogue beside={addToBasket} />
    </Container>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isInStock, type Product } from '@rollwell/functions/contract';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { TwoColumns } from '../../../components/two-columns.tsx';
import { LinkButton } from '../../../components/router-link.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { keepUnits } from '../../../lib/keep-units.ts';
import { homeSection, paths, pathTo } from '../../../lib/paths.ts';
import { useProduct } from '../api/get-product.ts';
import { texts } from '../texts.ts';
import { ProductFacts, ProductPhoto } from './product-details.tsx';

/** One product for everybody to see, with the way to buy it. */
export function ProductPage({ id }: { id: string }) {
  const query = useProduct(id);
  const { data, error } = query;
  if (error instanceof ApiError && error.code === 'not_found') return <Gone />;
  return (
    <>
      {!data && <PageTitle hidden>{texts.one.title}</PageTitle>}
      <QueryState query={query} loading={<ProductSkeleton />}>
        {(product) => (
          <TwoColumns>
            <ProductPhoto product={product} />
            <div>
              <PageTitle title={product.name}>{keepUnits(product.name)}</PageTitle>
              <ProductFacts product={product} />
              <Box sx={{ mt: 4 }}>
                <BuyOrAsk product={product} />
              </Box>
            </div>
          </TwoColumns>
        )}
      </QueryState>
    </>
  );
}

function Gone() {
  return (
    <>
      <PageTitle>{texts.one.gone}</PageTitle>
      <EmptyState
        title={texts.one.goneHint}
        action={
          <LinkButton to={paths.products} variant="contained">
            {texts.catalogue.showAll}
          </LinkButton>
        }
      />
    </>
  );
}

function BuyOrAsk({ product }: { product: Product }) {
  if (isInStock(product)) {
    return (
      <LinkButton to={pathTo('purchase', product._id)} variant="contained" size="large">
        {texts.buyNow}
      </LinkButton>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>{texts.outOfStockHint}</Typography>
      <LinkButton to={homeSection('contact')} variant="outlined" color="secondary">
        {texts.ask}
      </LinkButton>
    </>
  );
}

/** Grey shapes where photo and facts of a product will stand. */
export function ProductSkeleton() {
  return (
    <TwoColumns loadingLabel={texts.catalogue.loading}>
      <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '4 / 3' }} />
      <div>
        <Skeleton height={56} width="80%" />
        <Skeleton height={40} width="40%" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </TwoColumns>
  );
}

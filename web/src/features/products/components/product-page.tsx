import Breadcrumbs from '@mui/material/Breadcrumbs';
import Box from '@mui/material/Box';
import type { Product } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { TwoColumns } from '../../../components/layout/grid.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { noBreakUnits } from '../../../lib/formats.ts';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { paths } from '../../../lib/paths.ts';
import { useRelatedProducts } from '../api/products.ts';
import { useProduct } from '../../../entities/product/product-queries.ts';
import { texts } from '../texts.ts';
import type { BesideBuyNow } from './product-card.tsx';
import { PurchaseActions } from './purchase-actions.tsx';
import { DeliveryInfo } from './delivery-info.tsx';
import { ProductAttributes } from './product-attributes.tsx';
import { ProductFacts } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { RelatedList } from './related-products.tsx';
import { ProductSafety } from './product-safety.tsx';
import { ProductSkeleton } from './product-panel.tsx';

const WAY = [
  { name: texts.one.home, to: paths.home },
  { name: texts.one.products, to: paths.products },
];

interface ProductPageProps {
  id: string;
  beside?: BesideBuyNow;
  below?: (product: Product) => ReactNode;
}

/** One product for everybody to see, with the way to buy it. */
export function ProductPage({ id, beside, below }: ProductPageProps) {
  const query = useProduct(id);
  const { data, error } = query;
  const related = useRelatedProducts(id);
  const settings = useQuery(settingsQuery());
  const isReady = data !== undefined && !related.isLoading && !settings.isLoading;
  if (isNotFound(error)) return <ProductGone />;
  return (
    <>
      <Breadcrumbs aria-label={texts.one.way} sx={{ mb: 1 }}>
        {WAY.map(({ name, to }) => (
          <Link key={to} to={to} sx={{ display: 'inline-block', py: 1 }}>
            {name}
          </Link>
        ))}
      </Breadcrumbs>
      {!isReady && (
        <PageTitle hidden awaited={query.isLoading}>
          {data?.name ?? texts.one.title}
        </PageTitle>
      )}
      <QueryState query={query} loading={<ProductSkeleton />}>
        {(product) =>
          isReady ? (
            <>
              <TwoColumns>
                <Box sx={besideFacts}>
                  <ProductGallery product={product} />
                </Box>
                <Box sx={column}>
                  <PageTitle title={product.name}>{noBreakUnits(product.name)}</PageTitle>
                  <ProductFacts product={product} beside={<DeliveryInfo product={product} />} />
                  <PurchaseActions product={product} beside={beside} />
                  <ProductAttributes product={product} />
                  {related.data && <RelatedList related={related.data} />}
                  <ProductSafety product={product} />
                </Box>
              </TwoColumns>
              {below?.(product)}
            </>
          ) : (
            <ProductSkeleton />
          )
        }
      </QueryState>
    </>
  );
}

/** Says that there is none at this address. */
export function ProductGone() {
  return (
    <>
      <PageTitle>{texts.one.gone}</PageTitle>
      <EmptyState
        title={texts.one.goneHint}
        link={{ to: paths.products, label: texts.catalogue.showAll }}
      />
    </>
  );
}

/** The buttons at the lower edge, what is around them, and a focus ring above them. */
const CLEAR_OF_BUTTONS = '88px';

/** The pictures stay in view beside a column that is longer. */
const besideFacts = { minWidth: 0, position: { md: 'sticky' }, top: { md: 96 } } as const;

const column = {
  display: { xs: 'flex', md: 'block' },
  flexDirection: 'column',
  '& a:not(.MuiButton-root)': { scrollMarginBottom: { xs: CLEAR_OF_BUTTONS, md: 0 } },
} as const;

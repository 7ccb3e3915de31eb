import { HOME_PRODUCT_LIMIT } from '@rollwell/functions/contract';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { useLatestProducts } from '../api/products.ts';
import { texts } from '../texts.ts';
import type { BesideBuyNow } from './product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

/** The newest products, for the home page. */
export function LatestProducts({ beside }: { beside?: BesideBuyNow }) {
  return (
    <QueryState
      query={useLatestProducts()}
      loading={<ProductGridSkeleton count={HOME_PRODUCT_LIMIT} />}
      empty={<EmptyState title={texts.catalogue.empty}>{texts.catalogue.emptyHint}</EmptyState>}
    >
      {(products) => <ProductGrid products={products} beside={beside} />}
    </QueryState>
  );
}

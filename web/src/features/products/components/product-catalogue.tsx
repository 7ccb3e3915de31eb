import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Pager, usePageParam } from '../../../components/pager.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { cataloguePage, useProductPage } from '../api/list-products.ts';
import { texts } from '../texts.ts';
import { useCatalogueParams } from '../use-catalogue-params.ts';
import { visuallyHidden } from '../../../lib/visually-hidden.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

/** Photos that are in sight when the screen opens. */
const EAGER_PHOTOS = 3;

/** All products with search, order and pages; the URL holds all three. */
export function ProductCatalogue() {
  const { filter, change } = useCatalogueParams();
  const page = usePageParam();
  const shown = cataloguePage(filter, page);
  const query = useProductPage(shown);
  return (
    <>
      <ProductFilters filter={filter} onChange={change} />
      <QueryState query={query} loading={<ProductGridSkeleton count={shown.limit} />}>
        {({ items, next }) => (
          <>
            <Typography role="status" sx={visuallyHidden}>
              {!query.isPlaceholderData && texts.catalogue.showing(items.length, page)}
            </Typography>
            {items.length > 0 ? (
              <ProductGrid
                products={items}
                heading="h2"
                eager={EAGER_PHOTOS}
                busy={query.isPlaceholderData}
              />
            ) : (
              <NothingHere q={filter.q} page={page} onShowAll={() => change({ q: '' })} />
            )}
            <Pager page={page} hasNext={next !== undefined} />
          </>
        )}
      </QueryState>
    </>
  );
}

function NothingHere(props: { q: string; page: number; onShowAll: () => void }) {
  const { catalogue } = texts;
  const showAll = (
    <Button variant="outlined" color="secondary" onClick={props.onShowAll}>
      {catalogue.showAll}
    </Button>
  );
  if (props.page > 1) return <EmptyState title={catalogue.pageEmpty} action={showAll} />;
  if (props.q === '') return <EmptyState title={catalogue.empty}>{catalogue.emptyHint}</EmptyState>;
  return (
    <EmptyState title={catalogue.nothingFound(props.q)} action={showAll}>
      {catalogue.nothingFoundHint}
    </EmptyState>
  );
}

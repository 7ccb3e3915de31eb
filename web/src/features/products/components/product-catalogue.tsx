import { isolated } from '@rollwell/functions/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useNavigation } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Pager, PAGE_OUT_OF_RANGE, usePageParam } from '../../../components/navigation/pager.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import type { ProductFilter } from '../../../entities/product/product-queries.ts';
import { cataloguePage, useProductFacets, useProductPage } from '../api/products.ts';
import { paths } from '../../../lib/paths.ts';
import { facetTexts, texts } from '../texts.ts';
import { facetChoices, chosenFacets } from '../facets.ts';
import { filterOf, useCatalogueParams } from '../use-catalogue-params.ts';
import { ActiveFacets } from './active-facets.tsx';
import { FacetPanel } from './facet-panel.tsx';
import type { BesideBuyNow } from './product-card.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

/** All products with search, facets, order and pages; the URL holds all of them. */
export function ProductCatalogue({ beside }: { beside?: BesideBuyNow }) {
  const { filter, change } = useCatalogueParams();
  const page = usePageParam();
  const shown = cataloguePage(filter, page);
  // Deferred, so that a press does not wait for a dozen cards (INP).
  const query = useDeferredValue(useProductPage(shown));
  const navigation = useNavigation();
  const coming = navigation.location;
  const isComing = coming?.pathname === (paths.products as string);
  const isSearching = query.isPlaceholderData || isComing;
  const { data: counted } = useProductFacets(filter);
  const isCounted = filter.q === '' && filter.inStock === undefined;
  const facets = counted?.facets ?? [];
  const told = ({ items, next }: { items: unknown[]; next: string | undefined }): string => {
    const total = isCounted ? counted?.total : page > 1 || next ? undefined : items.length;
    return total === undefined
      ? texts.catalogue.showing(items.length, page)
      : facetTexts.found(total, page);
  };
  return (
    <>
      <ProductFilters
        filter={filter}
        onChange={change}
        facets={(form) => (
          <FacetPanel form={form} filter={filter} facets={facets} isCounted={isCounted} />
        )}
      />
      <ActiveFacets
        filter={isComing ? filterOf(new URLSearchParams(coming.search)) : filter}
        facets={facets}
      />
      <Typography role="status" color="textSecondary" sx={{ mb: 2, minHeight: '1.5em' }}>
        {isSearching ? texts.catalogue.searching : query.data && told(query.data)}
      </Typography>
      <QueryState query={query} loading={<ProductGridSkeleton count={shown.limit} />}>
        {({ items, next }) => (
          <>
            {items.length > 0 ? (
              <ProductGrid products={items} heading="h2" eager busy={isSearching} beside={beside} />
            ) : (
              <NothingHere
                filter={filter}
                page={page}
                onShowAll={() => change({ ...chosenFacets(new URLSearchParams()), q: '' })}
              />
            )}
            <Pager page={page} hasNext={next !== undefined} />
          </>
        )}
      </QueryState>
    </>
  );
}

interface NothingHereProps {
  filter: ProductFilter;
  page: number;
  onShowAll: () => void;
}

function NothingHere({ filter, page, onShowAll }: NothingHereProps) {
  const { catalogue } = texts;
  const showAll = (
    <Button variant="outlined" color="secondary" onClick={onShowAll}>
      {catalogue.showAll}
    </Button>
  );
  if (page > 1) return <EmptyState title={PAGE_OUT_OF_RANGE} action={showAll} />;
  if (facetChoices(filter).length > 0)
    return (
      <EmptyState title={facetTexts.nothing} action={showAll}>
        {facetTexts.nothingHint}
      </EmptyState>
    );
  if (filter.q === '')
    return <EmptyState title={catalogue.empty}>{catalogue.emptyHint}</EmptyState>;
  return (
    <EmptyState title={catalogue.nothingFound(isolated(filter.q))} action={showAll}>
      {catalogue.nothingFoundHint}
    </EmptyState>
  );
}

import { isolated } from '@rollwell/functions/contract';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { paths } from '../../../lib/paths.ts';
import { useProductPage } from '../api/products.ts';
import { texts } from '../texts.ts';
import { useCatalogueParams } from '../use-catalogue-params.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';

const PER_PAGE = 25;

/** Every product for the admins, with search, order and pages in the URL. */
export function ManageProducts() {
  const { filter, change } = useCatalogueParams();
  const page = usePageParam();
  const query = useProductPage({ ...filter, page, limit: PER_PAGE, fresh: true });
  const add = (
    <LinkButton to={paths.addProduct} variant="contained">
      {texts.table.add}
    </LinkButton>
  );
  return (
    <>
      <ProductFilters filter={filter} onChange={change} />
      <PagedList
        query={query}
        page={page}
        listing={filter}
        empty={<NoProducts q={filter.q} action={add} />}
      >
        {({ rows }) => <ProductTable products={rows} busy={query.isPlaceholderData} />}
      </PagedList>
      {query.data && query.data.items.length > 0 && <Box sx={{ mt: 3 }}>{add}</Box>}
    </>
  );
}

function NoProducts({ q, action }: { q: string; action: ReactNode }) {
  const { catalogue, table } = texts;
  return (
    <EmptyState title={q ? catalogue.nothingFound(isolated(q)) : catalogue.empty} action={action}>
      {q ? catalogue.nothingFoundHint : table.emptyHint}
    </EmptyState>
  );
}

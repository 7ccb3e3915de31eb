import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { KeepFocus } from '../../../components/keep-focus.tsx';
import { LoadingRows } from '../../../components/loading.tsx';
import { Pager, usePageParam } from '../../../components/pager.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { SteadyList } from '../../../components/steady-list.tsx';
import { LinkButton } from '../../../components/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useProductPage } from '../api/list-products.ts';
import { texts } from '../texts.ts';
import { useCatalogueParams } from '../use-catalogue-params.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';

const PER_PAGE = 25;
const ROW_HEIGHT = 80;

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
      <KeepFocus>
        <QueryState query={query} loading={<LoadingRows rows={8} height={ROW_HEIGHT} />}>
          {({ items, next }) => (
            <>
              <SteadyList
                rows={items}
                rowKey={({ _id }) => _id}
                listKey={JSON.stringify([filter, page, query.isPlaceholderData])}
              >
                {({ rows }) =>
                  rows.length > 0 ? (
                    <ProductTable products={rows} busy={query.isPlaceholderData} />
                  ) : (
                    <NoProducts q={filter.q} action={add} />
                  )
                }
              </SteadyList>
              <Pager page={page} hasNext={next !== undefined} />
              {items.length > 0 && <Box sx={{ mt: 3 }}>{add}</Box>}
            </>
          )}
        </QueryState>
      </KeepFocus>
    </>
  );
}

function NoProducts({ q, action }: { q: string; action: ReactNode }) {
  const { catalogue, table } = texts;
  return (
    <EmptyState title={q ? catalogue.nothingFound(q) : catalogue.empty} action={action}>
      {q ? catalogue.nothingFoundHint : table.emptyHint}
    </EmptyState>
  );
}

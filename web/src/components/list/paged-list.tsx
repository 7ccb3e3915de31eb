import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../lib/api/pages.ts';
import { LoadingRows } from '../feedback/loading.tsx';
import { QueryState } from '../feedback/query-state.tsx';
import { NothingYet, PageOutOfRange, Pager } from '../navigation/pager.tsx';
import { RestoreFocus } from './restore-focus.tsx';
import { StableList } from './stable-list.tsx';
import type { StableRows } from './stable-rows.ts';

/** A page of a table; the height in pixels. */
const TABLE = { rows: 8, height: 80 };

interface PagedListProps<Row> {
  query: UseQueryResult<Page<Row>>;
  /** Counted from 1. */
  page: number;
  /** What the list is filtered and sorted by: another one is shown at once. */
  listing?: object;
  /** What stands for it while it loads: so many rows, so many pixels high. */
  loading?: { rows: number; height: number };
  empty: ReactNode;
  children: (list: StableRows<Row>) => ReactNode;
}

/** One page of a long list that does not move under a pointer, with its pager and its states. */
export function PagedList<Row extends { _id: string }>({
  query,
  page,
  listing = {},
  loading = TABLE,
  empty,
  children,
}: PagedListProps<Row>) {
  // Where the pages before have rows, it is not the list that is empty.
  const nothing = page === 1 ? empty : <PageOutOfRange />;
  return (
    <RestoreFocus>
      <QueryState query={query} loading={<LoadingRows {...loading} />}>
        {({ items, next }) => (
          <>
            <StableList
              rows={items}
              rowKey={({ _id }) => _id}
              listKey={JSON.stringify([listing, page, query.isPlaceholderData])}
            >
              {(list) => {
                if (list.rows.length > 0) return children(list);
                return next === undefined ? nothing : <NothingYet />;
              }}
            </StableList>
            <Pager page={page} hasNext={next !== undefined} />
          </>
        )}
      </QueryState>
    </RestoreFocus>
  );
}

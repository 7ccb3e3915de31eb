import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../lib/api/pages.ts';
import type { SteadyRows } from './stable-rows.ts';
import { KeepFocus } from './restore-focus.tsx';
import { LoadingRows } from '../feedback/loading.tsx';
import { Pager } from '../navigation/pager.tsx';
import { PastTheEnd } from '../navigation/pager.tsx';
import { QueryState } from '../feedback/query-state.tsx';
import { SteadyList } from './stable-list.tsx';

/** A page of a table; the height in pixels. */
const TABLE = { rows: 8, height: 80 };

interface SteadyPageProps<Row> {
  query: UseQueryResult<Page<Row>>;
  /** Counted from 1. */
  page: number;
  /** What the list is filtered and sorted by: another one is shown at once. */
  listing?: object;
  /** What stands for it while it loads: so many rows, so many pixels high. */
  loading?: { rows: number; height: number };
  /** What shows where the whole list has no rows. */
  empty: ReactNode;
  children: (list: SteadyRows<Row>) => ReactNode;
}

/** One page of a long list that does not move under a pointer, with its pager and its states. */
export function SteadyPage<Row extends { _id: string }>({
  query,
  page,
  listing = {},
  loading = TABLE,
  empty,
  children,
}: SteadyPageProps<Row>) {
  // Where the pages before have rows, it is not the list that is empty.
  const nothing = page === 1 ? empty : <PastTheEnd />;
  return (
    <KeepFocus>
      <QueryState query={query} loading={<LoadingRows {...loading} />}>
        {({ items, next }) => (
          <>
            <SteadyList
              rows={items}
              rowKey={({ _id }) => _id}
              listKey={JSON.stringify([listing, page, query.isPlaceholderData])}
            >
              {(list) => (list.rows.length > 0 ? children(list) : nothing)}
            </SteadyList>
            <Pager page={page} hasNext={next !== undefined} />
          </>
        )}
      </QueryState>
    </KeepFocus>
  );
}

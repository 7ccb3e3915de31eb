import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../lib/api/pages.ts';
import type { SteadyRows } from '../lib/steady-rows.ts';
import { KeepFocus } from './keep-focus.tsx';
import { LoadingRows } from './loading.tsx';
import { Pager } from './pager.tsx';
import { QueryState } from './query-state.tsx';
import { SteadyList } from './steady-list.tsx';

const ROW_HEIGHT_PX = 80;

interface SteadyPageProps<Row> {
  query: UseQueryResult<Page<Row>>;
  /** Counted from 1. */
  page: number;
  /** What the list is filtered and sorted by: another one is shown at once. */
  listing: object;
  /** What shows where there are no rows. */
  empty: ReactNode;
  children: (list: SteadyRows<Row>) => ReactNode;
}

/** One page of a long list that does not move under a pointer, with its pager and its states. */
export function SteadyPage<Row extends { _id: string }>({
  query,
  page,
  listing,
  empty,
  children,
}: SteadyPageProps<Row>) {
  return (
    <KeepFocus>
      <QueryState query={query} loading={<LoadingRows rows={8} height={ROW_HEIGHT_PX} />}>
        {({ items, next }) => (
          <>
            <SteadyList
              rows={items}
              rowKey={({ _id }) => _id}
              listKey={JSON.stringify([listing, page, query.isPlaceholderData])}
            >
              {(list) => (list.rows.length > 0 ? children(list) : empty)}
            </SteadyList>
            <Pager page={page} hasNext={next !== undefined} />
          </>
        )}
      </QueryState>
    </KeepFocus>
  );
}

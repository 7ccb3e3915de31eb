import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_PARAM, pageOf } from '../../lib/api/pages.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LinkButton } from './router-link.tsx';

export const PAGE_OUT_OF_RANGE = 'This page is past the end of the list';

/** The page of a list that stands in the URL, counted from 1. */
export function usePageParam(): number {
  const [params] = useSearchParams();
  return pageOf(params);
}

/** Moves the focus to `<main>` when the link that had it is gone, as Next is on the last page. */
function useFocusAfterTurning(page: number, hasNext: boolean): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page || document.activeElement !== document.body) return;
    before.current = page;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [page, hasNext]);
}

/** Links to the pages before and after; nothing where a list fits on one page. */
export function Pager({ page, hasNext }: { page: number; hasNext: boolean }) {
  const [params] = useSearchParams();
  useFocusAfterTurning(page, hasNext);
  if (page === 1 && !hasNext) return null;

  const linkTo = (target: number) => {
    const next = new URLSearchParams(params);
    if (target > 1) next.set(PAGE_PARAM, String(target));
    else next.delete(PAGE_PARAM);
    return { search: next.toString() };
  };
  return (
    <Stack
      component="nav"
      aria-label="Pages"
      direction="row"
      spacing={2}
      sx={{ mt: 4, alignItems: 'center', justifyContent: 'center' }}
    >
      {page > 1 && (
        <LinkButton to={linkTo(page - 1)} variant="outlined" color="secondary">
          Previous
        </LinkButton>
      )}
      <Typography aria-current="page">
        Page <span>{page}</span>
      </Typography>
      {hasNext && (
        <LinkButton to={linkTo(page + 1)} variant="outlined" color="secondary">
          Next
        </LinkButton>
      )}
    </Stack>
  );
}

/** Stands where a list has fewer pages, with the way to its first. */
export function PageOutOfRange() {
  const [params] = useSearchParams();
  const first = new URLSearchParams(params);
  first.delete(PAGE_PARAM);
  const to = { search: first.toString() };
  return (
    <EmptyState title={PAGE_OUT_OF_RANGE} action={<LinkButton to={to}>First page</LinkButton>} />
  );
}

/** Stands where nothing that was looked through belongs into the list, and there is more to look through. */
export function NothingYet() {
  return <EmptyState title="Nothing found so far">Go on with Next: there is more.</EmptyState>;
}

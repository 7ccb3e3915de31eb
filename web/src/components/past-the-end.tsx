import { useSearchParams } from 'react-router-dom';
import { PAGE_PARAM } from '../lib/api/pages.ts';
import { EmptyState } from './empty-state.tsx';
import { PAST_THE_END } from './pager.tsx';
import { LinkButton } from './router-link.tsx';

/** Stands where a list has fewer pages, with the way to its first. */
export function PastTheEnd() {
  const [params] = useSearchParams();
  const first = new URLSearchParams(params);
  first.delete(PAGE_PARAM);
  const to = { search: first.toString() };
  return <EmptyState title={PAST_THE_END} action={<LinkButton to={to}>First page</LinkButton>} />;
}

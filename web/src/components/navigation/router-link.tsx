import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { Ref } from 'react';
import {
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  useLocation,
} from 'react-router-dom';

/** Where a link leads, and how it goes there. */
type LinkTarget = Pick<
  RouterLinkProps,
  'to' | 'state' | 'replace' | 'preventScrollReset' | 'target'
>;

/** A text link to another screen. */
export function Link(props: Omit<MuiLinkProps, 'href' | 'component' | 'ref'> & LinkTarget) {
  return <MuiLink component={RouterLink} {...props} />;
}

/** A link to another screen that looks like a button. */
export function LinkButton(
  props: Pick<
    ButtonProps,
    'children' | 'variant' | 'color' | 'size' | 'startIcon' | 'endIcon' | 'fullWidth' | 'sx' | 'id'
  > &
    LinkTarget & { 'aria-label'?: string; rel?: string; ref?: Ref<HTMLAnchorElement> },
) {
  return <Button component={RouterLink} {...props} />;
}

/** The state of a link from a list to one thing of it, with which the way back finds the list as it was. */
export const useListState = () => ({ listSearch: useLocation().search });

/** The search, order and page, as a URL has them, of the list from which somebody came. */
export function useListSearch(): string {
  const state = useLocation().state as Partial<ReturnType<typeof useListState>> | null;
  return state?.listSearch ?? '';
}

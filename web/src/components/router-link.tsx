import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { Ref } from 'react';
import { Link as RouteLink, type LinkProps as RouteLinkProps } from 'react-router-dom';

type Target = Pick<RouteLinkProps, 'to' | 'state' | 'replace' | 'preventScrollReset'>;

/** A text link to another screen. */
export function Link(props: Omit<MuiLinkProps, 'href' | 'component' | 'ref'> & Target) {
  return <MuiLink component={RouteLink} {...props} />;
}

/** A link to another screen that looks like a button. */
export function LinkButton(
  props: Pick<
    ButtonProps,
    'children' | 'variant' | 'color' | 'size' | 'startIcon' | 'endIcon' | 'fullWidth' | 'sx' | 'id'
  > &
    Target & { 'aria-label'?: string; rel?: string; ref?: Ref<HTMLAnchorElement> },
) {
  return <Button component={RouteLink} {...props} />;
}

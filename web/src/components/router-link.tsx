import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { Ref } from 'react';
import { ScreenLink, type ScreenTarget } from './screen-link.tsx';

/** A text link to another screen. */
export function Link(props: Omit<MuiLinkProps, 'href' | 'component' | 'ref'> & ScreenTarget) {
  return <MuiLink component={ScreenLink} {...props} />;
}

/** A link to another screen that looks like a button. */
export function LinkButton(
  props: Pick<
    ButtonProps,
    'children' | 'variant' | 'color' | 'size' | 'startIcon' | 'endIcon' | 'fullWidth' | 'sx' | 'id'
  > &
    ScreenTarget & { 'aria-label'?: string; rel?: string; ref?: Ref<HTMLAnchorElement> },
) {
  return <Button component={ScreenLink} {...props} />;
}

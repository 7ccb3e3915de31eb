import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

/** Where a link leads, and how it goes there. */
export interface ScreenTarget {
  to: To;
  /** What the screen is told beside its address. */
  state?: unknown;
  /** The place of the present screen in the history is taken; so it is by a link to itself. */
  replace?: boolean;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/**
 * A plain link to another screen, made of React Router's hooks. Its own `Link` brings what only its
 * framework has: pages and data that it fetches ahead.
 */
export function ScreenLink({
  to,
  state,
  replace,
  preventScrollReset = false,
  target = '_self',
  onClick,
  children,
  ...anchor
}: Anchor & ScreenTarget & { ref?: Ref<HTMLAnchorElement> }) {
  const follow = useLinkClickHandler(to, {
    state,
    target,
    preventScrollReset,
    ...(replace !== undefined && { replace }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  const elsewhere = target === '_self' ? undefined : target;
  return (
    <a {...anchor} href={useHref(to)} target={elsewhere} onClick={click}>
      {children}
    </a>
  );
}

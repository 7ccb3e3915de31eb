import { matchPath, useLocation } from 'react-router-dom';
import { Footer as WholeFooter } from '../layout/footer.tsx';
import { Header as WholeHeader } from '../layout/header.tsx';
import { mainNav } from '../layout/nav-items.ts';
import { keptPart } from './kept-parts.tsx';

/** The links that lead to where somebody is: all that a visitor's header says of the page. */
function useLinksHere(): string {
  const { pathname } = useLocation();
  return mainNav
    .filter(({ to }) => matchPath({ path: to, end: to === '/' }, pathname))
    .map(({ to }) => to)
    .join(' ');
}

/** The year of the copyright. */
const useYear = (): string => new Date().getFullYear().toFixed();

/**
 * Header and footer take a third of the time in which a product's page is rendered, and are the same
 * on each page of a section. The build puts them in the place of those of `layout/` where pages are
 * rendered beside the API.
 */
export const Header = keptPart('header', WholeHeader, useLinksHere);
export const Footer = keptPart('footer', WholeFooter, useYear);

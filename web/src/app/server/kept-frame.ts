import { isInStock } from '@rollwell/functions/contract';
import { matchPath, useLocation } from 'react-router-dom';
import { Breadcrumb as WholeBreadcrumb } from '../../components/breadcrumb.tsx';
import { BuyOrAsk as WholeBuyOrAsk } from '../../features/products/components/buy-or-ask.tsx';
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
 * Header and footer take a third of the time in which a product's page is rendered, the way up from it
 * and its buttons a quarter of the rest. They are the same on each page of a section, or but for a
 * name. The build puts them in the place of those of `layout/`, `components/` and `features/` where
 * pages are rendered beside the API.
 */
export const Header = keptPart('header', WholeHeader, useLinksHere);
export const Footer = keptPart('footer', WholeFooter, useYear);
export const Breadcrumb = keptPart('breadcrumb', WholeBreadcrumb, (props) => JSON.stringify(props));

// What stands beside the button on a product's page answers for the product, and looks the same for all.
export const BuyOrAsk = keptPart(
  'buy-or-ask',
  WholeBuyOrAsk,
  ({ product, beside }) => JSON.stringify([isInStock(product), beside !== undefined]),
  {
    nameIn: ({ product }) => product._id,
    withName: ({ product, ...others }, _id) => ({ ...others, product: { ...product, _id } }),
  },
);

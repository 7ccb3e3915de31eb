import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';

export interface NavItem {
  label: string;
  to: string;
}

/** The links of the header, in their order. */
export const mainNav: readonly NavItem[] = [
  { label: texts.nav.home, to: paths.home },
  { label: texts.nav.products, to: paths.products },
  { label: texts.nav.blogs, to: paths.blogs },
  { label: texts.nav.portfolio, to: paths.portfolio },
];

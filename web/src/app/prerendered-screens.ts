import { paths } from '../lib/paths.ts';

/**
 * The screens that the build writes as HTML: the ones a visitor may come to first, without forms. (A
 * form that is sent before its code has come would put a password into the address.) `screen` is the
 * name of the file in `screens/`, whose code the page then fetches without waiting.
 */
export const prerenderedScreens: readonly { path: string; screen: string }[] = [
  { path: paths.home, screen: 'home' },
  { path: paths.products, screen: 'products' },
  { path: paths.blogs, screen: 'blogs' },
  { path: paths.portfolio, screen: 'portfolio' },
];

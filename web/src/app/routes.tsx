import { LEGAL_NAMES } from '@rollwell/functions/contract';
import {
  type createBrowserRouter,
  matchRoutes,
  Navigate,
  type RouteObject,
} from 'react-router-dom';
import { LoadingSpinner } from '../components/feedback/loading.tsx';
import { getSession } from '../entities/session/session-store.ts';
import { RequireAdmin, RequireUser } from '../features/auth/components/route-guards.tsx';
import { basketChanges } from '../features/basket/basket-count.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { paths } from '../lib/paths.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyPage, type PageHandle, type PageModule } from './lazy-page.tsx';
import { RouteFailure } from './page-failure.tsx';

/** The files of `pages/`, each loaded when somebody goes there. */
const modules = import.meta.glob<PageModule>(['../pages/*.tsx', '!../pages/*.test.tsx']);

/** @param name of a file in `pages/` */
function lazily(name: string) {
  const load = modules[`../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no pages/${name}.tsx.`);
  return lazyPage(name, load);
}

const page = (path: string, name: string): RouteObject => ({ path, lazy: lazily(name) });

const publicPages: RouteObject[] = [
  page(paths.home, 'home'),
  page(paths.homeAlias, 'home'),
  page(paths.contact, 'contact'),
  page(paths.contactSent, 'contact-sent'),
  page(paths.imprint, 'imprint'),
  ...LEGAL_NAMES.map((name) => page(paths[name], 'legal')),
  page(paths.stockAlert, 'stock-alert'),
  page(paths.stockAlertEnded, 'stock-alert-ended'),
  page(paths.withdrawal, 'withdrawal'),
  page(paths.finder, 'finder'),
  page(paths.products, 'products'),
  page(paths.product, 'product'),
  page(paths.basket, 'basket'),
  page(paths.basketQuick, 'basket-quick'),
  page(paths.blogs, 'blogs'),
  page(paths.blog, 'blog'),
  page(paths.addBlog, 'add-blog'),
  page(paths.portfolio, 'portfolio'),
  page(paths.login, 'login'),
  page(paths.signup, 'signup'),
  { path: paths.addProductAlias, element: <Navigate to={paths.addProduct} replace /> },
];

const customerPages: RouteObject[] = [
  page(paths.basketOrder, 'basket-order'),
  page(paths.purchase, 'purchase'),
  page(paths.payment, 'payment'),
];

const adminPages: RouteObject[] = [
  page(paths.addProduct, 'add-product'),
  page(paths.manageProducts, 'manage-products'),
  page(paths.editProduct, 'edit-product'),
  page(paths.manageAllOrders, 'manage-all-orders'),
  page(paths.managedOrder, 'managed-order'),
  page(paths.packingSlips, 'packing-slips'),
  page(paths.addressLabels, 'address-labels'),
  page(paths.makeAdmin, 'make-admin'),
  page(paths.messages, 'messages'),
  page(paths.withdrawals, 'withdrawals'),
  page(paths.today, 'today'),
  page(paths.failedMails, 'failed-mails'),
  page(paths.settings, 'settings'),
];

const dashboard: RouteObject = {
  path: paths.dashboard,
  lazy: lazyPage('dashboard', () => import('./layout/dashboard-layout.tsx')),
  children: [
    {
      ErrorBoundary: RouteFailure,
      children: [
        { index: true, lazy: lazily('my-profile') },
        page(paths.updateProfile, 'update-profile'),
        page(paths.deliveryDetails, 'delivery-details'),
        page(paths.myOrders, 'my-orders'),
        page(paths.myOrder, 'my-order'),
        page(paths.addReview, 'add-review'),
        page(paths.changeAddress, 'change-address'),
        page(paths.backInStock, 'back-in-stock'),
        page(paths.waitForProduct, 'back-in-stock'),
        page(paths.reviewProduct, 'review-product'),
        { Component: RequireAdmin, children: adminPages },
        page('*', 'not-found'),
      ],
    },
  ],
};

/** Every route of the site. Pages only compose; guards stand around groups of them. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteFailure,
    // All of it: who is signed in is known by the time that the page's code is there.
    HydrateFallback: LoadingSpinner,
    children: [
      {
        ErrorBoundary: RouteFailure,
        children: [
          ...publicPages,
          { Component: RequireUser, children: [...customerPages, dashboard] },
          page('*', 'not-found'),
        ],
      },
    ],
  },
];

/**
 * Loads the code of the pages at a path into the routes, as React Router asks for before a document that
 * was rendered on the server is hydrated.
 *
 * @returns whether all of it came
 */
export async function loadMatches(pathname: string): Promise<boolean> {
  const came = (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined });
    return (route.handle as PageHandle | undefined)?.isLate !== true;
  });
  return (await Promise.all(came)).every(Boolean);
}

/** Loads the code of the pages at a path; what does not come is loaded when somebody goes there. */
function loadCodeAt(path: string): void {
  const matches = matchRoutes(routes, path) ?? [];
  const isGuarded = matches.some(({ route }) => route.Component === RequireUser);
  if (isGuarded && getSession().user === null) loadCodeAt(paths.login);
  for (const { route } of matches) if (typeof route.lazy === 'function') void route.lazy();
}

/**
 * Has the code of the next page asked for as soon as a link to it is pointed at. In documents that the
 * app has not begun on the browser asks for the whole page (`public/speculation-rules.json`).
 */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === location.origin) loadCodeAt(link.pathname);
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(intent, prefetch, { passive: true });
}

/** Where the way to a paid order leads from a page, by its name. */
const NEXT_PATHS: Readonly<Record<string, string>> = {
  basket: paths.basketOrder,
  'basket-order': paths.payment,
  purchase: paths.payment,
};

/** Milliseconds in which a page asks for what it shows itself. */
const OWN_DATA_MS = 1_000;

/** Has the code of the next page of an order come while somebody reads or fills in the one before. */
export function prefetchNextStep(router: ReturnType<typeof createBrowserRouter>): void {
  const prefetch = ({ navigation, matches }: typeof router.state): void => {
    const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
    const next = NEXT_PATHS[handle?.page ?? ''];
    if (next !== undefined && navigation.state === 'idle')
      setTimeout(() => loadCodeAt(next), OWN_DATA_MS);
  };
  router.subscribe(prefetch);
  prefetch(router.state);
  basketChanges.subscribe((from) => {
    if (from === 'here') afterPaint(() => loadCodeAt(paths.basket));
  });
}

import { LEGAL_NAMES } from '@rollwell/functions/contract';
import { Navigate, type RouteObject } from 'react-router-dom';
import { RequireAdmin } from '../features/auth/components/require-admin.tsx';
import { RequireUser } from '../features/auth/components/require-user.tsx';
import { paths } from '../lib/paths.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyScreen, type LoadedScreen } from './lazy-screen.tsx';

/** A screen that is loaded when somebody goes there. */
const screen = (path: string, load: () => Promise<LoadedScreen>): RouteObject => ({
  path,
  lazy: lazyScreen(load),
});

const publicScreens: RouteObject[] = [
  screen(paths.home, () => import('./screens/home.tsx')),
  screen(paths.homeAlias, () => import('./screens/home.tsx')),
  screen(paths.contact, () => import('./screens/contact.tsx')),
  screen(paths.contactSent, () => import('./screens/contact-sent.tsx')),
  screen(paths.imprint, () => import('./screens/imprint.tsx')),
  ...LEGAL_NAMES.map((name) => screen(paths[name], () => import('./screens/legal.tsx'))),
  screen(paths.stockAlert, () => import('./screens/stock-alert.tsx')),
  screen(paths.stockAlertEnded, () => import('./screens/stock-alert-ended.tsx')),
  screen(paths.withdrawal, () => import('./screens/withdrawal.tsx')),
  screen(paths.finder, () => import('./screens/finder.tsx')),
  screen(paths.products, () => import('./screens/products.tsx')),
  screen(paths.product, () => import('./screens/product.tsx')),
  screen(paths.basket, () => import('./screens/basket.tsx')),
  screen(paths.basketQuick, () => import('./screens/basket-quick.tsx')),
  screen(paths.blogs, () => import('./screens/blogs.tsx')),
  screen(paths.blog, () => import('./screens/blog.tsx')),
  screen(paths.addBlog, () => import('./screens/add-blog.tsx')),
  screen(paths.portfolio, () => import('./screens/portfolio.tsx')),
  screen(paths.login, () => import('./screens/login.tsx')),
  screen(paths.signup, () => import('./screens/signup.tsx')),
  { path: paths.addProductAlias, element: <Navigate to={paths.addProduct} replace /> },
];

const customerScreens: RouteObject[] = [
  screen(paths.basketOrder, () => import('./screens/basket-order.tsx')),
  screen(paths.purchase, () => import('./screens/purchase.tsx')),
  screen(paths.payment, () => import('./screens/payment.tsx')),
];

const adminScreens: RouteObject[] = [
  screen(paths.addProduct, () => import('./screens/add-product.tsx')),
  screen(paths.manageProducts, () => import('./screens/manage-products.tsx')),
  screen(paths.editProduct, () => import('./screens/edit-product.tsx')),
  screen(paths.manageAllOrders, () => import('./screens/manage-all-orders.tsx')),
  screen(paths.managedOrder, () => import('./screens/managed-order.tsx')),
  screen(paths.makeAdmin, () => import('./screens/make-admin.tsx')),
  screen(paths.messages, () => import('./screens/messages.tsx')),
  screen(paths.withdrawals, () => import('./screens/withdrawals.tsx')),
  screen(paths.settings, () => import('./screens/settings.tsx')),
];

const dashboard: RouteObject = {
  path: paths.dashboard,
  lazy: lazyScreen(() => import('./layout/dashboard-layout.tsx')),
  children: [
    { index: true, lazy: lazyScreen(() => import('./screens/my-profile.tsx')) },
    screen(paths.updateProfile, () => import('./screens/update-profile.tsx')),
    screen(paths.myOrders, () => import('./screens/my-orders.tsx')),
    screen(paths.myOrder, () => import('./screens/my-order.tsx')),
    screen(paths.addReview, () => import('./screens/add-review.tsx')),
    screen(paths.changeAddress, () => import('./screens/change-address.tsx')),
    screen(paths.backInStock, () => import('./screens/back-in-stock.tsx')),
    screen(paths.waitForProduct, () => import('./screens/back-in-stock.tsx')),
    screen(paths.reviewProduct, () => import('./screens/review-product.tsx')),
    { Component: RequireAdmin, children: adminScreens },
    screen('*', () => import('./screens/not-found.tsx')),
  ],
};

/** Every route of the site. Screens only compose; guards stand around groups of them. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      ...publicScreens,
      { Component: RequireUser, children: [...customerScreens, dashboard] },
      screen('*', () => import('./screens/not-found.tsx')),
    ],
  },
];

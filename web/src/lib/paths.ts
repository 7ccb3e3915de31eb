import { SITE_PATHS } from '@rollwell/functions/contract';
import { generatePath } from 'react-router-dom';

/**
 * Every screen's URL, once, for the router and for links. Patterns with `:id` are filled through
 * `pathTo`. Matching ignores case, so `/dashboard` works as well as `/Dashboard`.
 */
export const paths = {
  ...SITE_PATHS,
  login: '/login',
  signup: '/signup',
  basket: '/basket',
  basketOrder: '/basket/order',
  basketQuick: '/basket/quick',
  purchase: '/purchase/:id',
  payment: '/payment/:id',
  addBlog: '/add-blog',
  addProductAlias: '/add-product',
  dashboard: '/Dashboard',
  afterSignup: '/dashboard',
  updateProfile: '/Dashboard/update-profile',
  deliveryDetails: '/Dashboard/delivery',
  myOrders: '/Dashboard/my-orders',
  myOrder: '/Dashboard/my-orders/:id',
  addReview: '/Dashboard/add-review',
  backInStock: '/Dashboard/back-in-stock',
  waitForProduct: '/Dashboard/back-in-stock/:id',
  changeAddress: '/Dashboard/order-address/:id',
  reviewProduct: '/Dashboard/review/:id',
  addProduct: '/Dashboard/add-product',
  makeAdmin: '/Dashboard/make-admin',
  manageProducts: '/Dashboard/manage-products',
  editProduct: '/Dashboard/manage-products/:id',
  manageAllOrders: '/Dashboard/manage-all-orders',
  managedOrder: '/Dashboard/manage-all-orders/:id',
  packingSlips: '/Dashboard/packing-slips',
  addressLabels: '/Dashboard/address-labels',
  messages: '/Dashboard/messages',
  withdrawals: '/Dashboard/withdrawals',
  today: '/Dashboard/today',
  failedMails: '/Dashboard/failed-mails',
  settings: '/Dashboard/settings',
} as const;

type Paths = typeof paths;

/** Names of the paths that need an id. */
type PathWithId = {
  [K in keyof Paths]: Paths[K] extends `${string}:id` ? K : never;
}[keyof Paths];

/** The URL of a screen that shows one thing: `pathTo('purchase', product._id)`. */
export function pathTo(name: PathWithId, id: string): string {
  return generatePath(paths[name], { id });
}

/** The name in the basket's address of a purchase whose lines go into it again. */
export const AGAIN = 'again';
export const againPath = (purchaseId: string): string =>
  `${paths.basket}?${AGAIN}=${encodeURIComponent(purchaseId)}`;
/** The same of the lines that were cancelled, by the id of any of them. */
export const AGAIN_CANCELLED = 'again-cancelled';
export const againCancelledPath = (orderId: string): string =>
  `${paths.basket}?${AGAIN_CANCELLED}=${encodeURIComponent(orderId)}`;

/** Sections of the home page that other places link to. */
export const anchors = { about: 'about', contact: 'contact', opportunity: 'opportunity' } as const;

/** A link to a section of the home page, `/#contact`. */
export function homeSection(name: keyof typeof anchors): string {
  return `${paths.home}#${anchors[name]}`;
}

/** A path as the router compares it: `/products/` is `/products`. */
export const withoutLastSlash = (pathname: string): string =>
  pathname.replace(/(?<!\/)\/+$/, '') || paths.home;

/**
 * The link that begins a mail. The address is encoded like the rest: one that holds `?bcc=` would
 * otherwise add readers of its sender's choice.
 */
export const mailTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;

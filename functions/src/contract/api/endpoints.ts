/**
 * The calls of the API: method, path, who may, status of success. Express routes, the browser's
 * client, the OpenAPI document and the tests all read this table.
 * It knows no schema, so that a page without a form does not load the validator.
 */
export type Access = 'anyone' | 'idToken' | 'user' | 'admin' | 'gateway' | 'uploadKey';

interface EndpointShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** The least a caller must be; use cases narrow `user` further to the owner. */
  readonly access: Access;
  /** Whose email may stand in the path. */
  readonly email?: 'self' | 'selfOrAdmin';
  readonly status: 200 | 201;
}

export const ENDPOINTS = {
  openSession: {
    method: 'PUT',
    path: '/user/:email',
    access: 'idToken',
    email: 'self',
    status: 200,
  },
  isAdmin: {
    method: 'GET',
    path: '/admin/:email',
    access: 'user',
    email: 'selfOrAdmin',
    status: 200,
  },
  getUser: {
    method: 'GET',
    path: '/user/:email',
    access: 'user',
    email: 'selfOrAdmin',
    status: 200,
  },
  listUsers: { method: 'GET', path: '/user', access: 'admin', status: 200 },
  makeAdmin: { method: 'PUT', path: '/user/admin/:email', access: 'admin', status: 200 },
  demoteAdmin: { method: 'PUT', path: '/user/customer/:email', access: 'admin', status: 200 },
  closeAccount: { method: 'PUT', path: '/user/closed/:email', access: 'admin', status: 200 },
  reopenAccount: { method: 'PUT', path: '/user/reopened/:email', access: 'admin', status: 200 },
  /** By the account, where an address says too little: the id is the person's. */
  setRole: { method: 'PUT', path: '/user/role/:id', access: 'admin', status: 200 },
  setAccess: { method: 'PUT', path: '/user/access/:id', access: 'admin', status: 200 },
  /** Opens an account for somebody on the telephone. */
  inviteUser: { method: 'PUT', path: '/user/invited/:email', access: 'admin', status: 200 },
  signOutEverywhere: {
    method: 'PUT',
    path: '/user/signed-out/:email',
    access: 'user',
    email: 'self',
    status: 200,
  },
  updateUser: {
    method: 'PUT',
    path: '/user/update/:email',
    access: 'user',
    email: 'self',
    status: 200,
  },
  /** Beside the profile, which asks for a photo. */
  updateDelivery: {
    method: 'PUT',
    path: '/user/delivery/:email',
    access: 'user',
    email: 'self',
    status: 200,
  },
  /** Everything that is kept about an account. */
  getOwnData: {
    method: 'GET',
    path: '/user/data/:email',
    access: 'user',
    email: 'selfOrAdmin',
    status: 200,
  },
  /** Ends the account for good. */
  eraseAccount: {
    method: 'POST',
    path: '/user/erase/:email',
    access: 'user',
    email: 'selfOrAdmin',
    status: 200,
  },

  getBasket: {
    method: 'GET',
    path: '/user/basket/:email',
    access: 'user',
    email: 'self',
    status: 200,
  },
  updateBasket: {
    method: 'PUT',
    path: '/user/basket/:email',
    access: 'user',
    email: 'self',
    status: 200,
  },

  listProducts: { method: 'GET', path: '/product', access: 'anyone', status: 200 },
  /** Before the products by id: a path is the first that fits. */
  productFacets: { method: 'GET', path: '/product/facets', access: 'anyone', status: 200 },
  findRoller: { method: 'GET', path: '/product/finder', access: 'anyone', status: 200 },
  getProduct: { method: 'GET', path: '/product/:id', access: 'anyone', status: 200 },
  relatedProducts: {
    method: 'GET',
    path: '/product/related/:id',
    access: 'anyone',
    status: 200,
  },
  /** Of those that are asked for; too many for an address, so that it is no GET. */
  lookUpProducts: { method: 'POST', path: '/product/look-up', access: 'anyone', status: 200 },
  createProduct: { method: 'POST', path: '/product', access: 'admin', status: 201 },
  updateProduct: { method: 'PUT', path: '/product/:id', access: 'admin', status: 200 },
  restockProduct: { method: 'POST', path: '/product/stock/:id', access: 'admin', status: 200 },
  deleteProduct: { method: 'DELETE', path: '/product/:id', access: 'admin', status: 200 },

  /** What one waits for; the id is the product's. */
  addStockAlert: { method: 'PUT', path: '/product/stock-alert/:id', access: 'user', status: 200 },
  removeStockAlert: {
    method: 'DELETE',
    path: '/product/stock-alert/:id',
    access: 'user',
    status: 200,
  },
  listStockAlerts: {
    method: 'GET',
    path: '/user/stock-alert/:email',
    access: 'user',
    email: 'self',
    status: 200,
  },
  /** By the key in a mail, without signing in. */
  endStockAlerts: {
    method: 'POST',
    path: '/product/stock-alert/end',
    access: 'anyone',
    status: 200,
  },

  listOrders: { method: 'GET', path: '/order', access: 'admin', status: 200 },
  /** Before the orders of a person: a path is the first that fits. */
  getToday: { method: 'GET', path: '/order/today', access: 'admin', status: 200 },
  listCancelled: { method: 'GET', path: '/order/cancelled', access: 'admin', status: 200 },
  listCancelledOf: {
    method: 'GET',
    path: '/order/cancelled/:email',
    access: 'user',
    email: 'selfOrAdmin',
    status: 200,
  },
  /** The id of an order, or of a purchase. */
  getCancelled: {
    method: 'GET',
    path: '/order/cancelled/lines/:id',
    access: 'user',
    status: 200,
  },
  listOrdersOf: {
    method: 'GET',
    path: '/order/:email',
    access: 'user',
    email: 'selfOrAdmin',
    status: 200,
  },
  placeOrder: { method: 'POST', path: '/order', access: 'user', status: 201 },
  placePurchase: { method: 'POST', path: '/order/purchase', access: 'user', status: 201 },
  /** The same for a customer on the telephone, who gets the link to pay by mail. */
  placePurchaseFor: {
    method: 'POST',
    path: '/order/purchase/for/:email',
    access: 'admin',
    status: 201,
  },
  /** What the register of a VAT number's country says of it, before one orders under it. */
  checkVatNumber: {
    method: 'GET',
    path: '/order/vat-number/:number',
    access: 'user',
    status: 200,
  },
  getPurchase: { method: 'GET', path: '/order/purchase/:id', access: 'user', status: 200 },
  cancelPurchase: { method: 'DELETE', path: '/order/purchase/:id', access: 'user', status: 200 },
  cancelOrder: { method: 'DELETE', path: '/order/:id', access: 'user', status: 200 },
  shipOrder: { method: 'PUT', path: '/order/shipped/:id', access: 'admin', status: 200 },
  undoShipOrder: { method: 'DELETE', path: '/order/shipped/:id', access: 'admin', status: 200 },
  /** Several orders, each by itself: one that is refused keeps none of the others back. */
  shipOrders: { method: 'PUT', path: '/order/shipped', access: 'admin', status: 200 },
  /** All its lines that are paid and have not left, or the named pieces of some; also of an order by itself. */
  shipPurchase: {
    method: 'PUT',
    path: '/order/purchase/shipped/:id',
    access: 'admin',
    status: 200,
  },
  undoShipPurchase: {
    method: 'DELETE',
    path: '/order/purchase/shipped/:id',
    access: 'admin',
    status: 200,
  },
  /** Also of all lines of its purchase that have not left. */
  changeAddress: { method: 'PUT', path: '/order/address/:id', access: 'user', status: 200 },
  setTracking: { method: 'PUT', path: '/order/tracking/:id', access: 'admin', status: 200 },
  recordTransfer: { method: 'POST', path: '/order/transfer/:id', access: 'admin', status: 200 },
  refundOrder: { method: 'POST', path: '/order/refund/:id', access: 'admin', status: 200 },
  /** An amount of what was paid for an order, which stays paid. */
  refundAmount: { method: 'POST', path: '/order/refund/amount/:id', access: 'admin', status: 201 },
  /** What of an order the office alone reads. */
  getOfficeOrder: { method: 'GET', path: '/order/office/:id', access: 'admin', status: 200 },
  addNote: { method: 'POST', path: '/order/note/:id', access: 'admin', status: 200 },

  listReturnedPayments: {
    method: 'GET',
    path: '/payment/returned',
    access: 'admin',
    status: 200,
  },
  getPayment: { method: 'GET', path: '/payment/:orderId', access: 'user', status: 200 },
  openCheckout: { method: 'POST', path: '/payment/:orderId', access: 'user', status: 201 },
  paymentWebhook: { method: 'POST', path: '/payment/webhook', access: 'gateway', status: 200 },

  listReviews: { method: 'GET', path: '/review', access: 'anyone', status: 200 },
  createReview: { method: 'POST', path: '/review', access: 'user', status: 201 },
  deleteReview: { method: 'DELETE', path: '/review/:id', access: 'admin', status: 200 },

  /** Of what buyers say of a product; the id is the product's. */
  listProductReviews: {
    method: 'GET',
    path: '/review/product/:id',
    access: 'anyone',
    status: 200,
  },
  reviewProduct: { method: 'PUT', path: '/review/product/:id', access: 'user', status: 200 },
  ownProductReview: { method: 'GET', path: '/review/own/:id', access: 'user', status: 200 },
  /** The id is the review's. */
  deleteProductReview: {
    method: 'DELETE',
    path: '/review/verified/:id',
    access: 'user',
    status: 200,
  },

  listBlogs: { method: 'GET', path: '/blog', access: 'anyone', status: 200 },
  getBlog: { method: 'GET', path: '/blog/:id', access: 'anyone', status: 200 },
  createBlog: { method: 'POST', path: '/blog', access: 'anyone', status: 201 },
  deleteBlog: { method: 'DELETE', path: '/blog/:id', access: 'admin', status: 200 },

  uploadImage: { method: 'POST', path: '/image', access: 'uploadKey', status: 201 },
  createContactMessage: { method: 'POST', path: '/contact', access: 'anyone', status: 201 },
  listContactMessages: { method: 'GET', path: '/contact', access: 'admin', status: 200 },

  /** Mails that the mail server did not take; the id is the mail's. */
  listFailedMails: { method: 'GET', path: '/admin/mail/failed', access: 'admin', status: 200 },
  retryMail: { method: 'PUT', path: '/admin/mail/retry/:id', access: 'admin', status: 200 },

  withdraw: { method: 'POST', path: '/withdrawal', access: 'anyone', status: 201 },
  listWithdrawals: { method: 'GET', path: '/withdrawal', access: 'admin', status: 200 },

  getSettings: { method: 'GET', path: '/settings', access: 'anyone', status: 200 },
  updateSettings: { method: 'PUT', path: '/settings', access: 'admin', status: 200 },
  listSettingsHistory: {
    method: 'GET',
    path: '/settings/history',
    access: 'admin',
    status: 200,
  },

  openApi: { method: 'GET', path: '/openapi.json', access: 'anyone', status: 200 },
} as const satisfies Record<string, EndpointShape>;

export type EndpointName = keyof typeof ENDPOINTS;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path parameters of a call, e.g. `{ email: string }`; `{}` where it has none. */
export type EndpointParams<Name extends EndpointName> = Record<
  ParamNames<(typeof ENDPOINTS)[Name]['path']>,
  string
>;

/** The path of a call with its parameters filled in and encoded. */
export const endpointPath = <Name extends EndpointName>(
  name: Name,
  params: EndpointParams<Name>,
): string =>
  ENDPOINTS[name].path.replace(/:(\w+)/g, (_match, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? ''),
  );

/** HTTP headers that are part of the interface. */
export const HEADER = {
  nextCursor: 'X-Next-Cursor',
  idempotencyKey: 'Idempotency-Key',
  idempotentReplayed: 'Idempotent-Replayed',
} as const;

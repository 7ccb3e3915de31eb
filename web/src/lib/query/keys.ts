import type {
  ChosenFacets,
  Job,
  OrderFilter,
  OrderSort,
  ProductSort,
} from '@rollwell/functions/contract';

/*
 * Where the answers of the API stand in the query cache, by resource: whoever asks the same finds
 * the same, and whoever changes something names what is to be read again.
 */

/** What narrows and orders a list of products. */
export interface ProductFilter extends ChosenFacets {
  q: string;
  sort: ProductSort;
  /** `true` where what is sold out is left out. */
  inStock?: string | undefined;
}

/** Which orders an admin sees, and from which end. */
export interface OrderListing {
  /** Undefined for all. */
  state: OrderFilter | undefined;
  /** Number, name, e-mail or product; empty for everything. */
  q: string;
  sort: OrderSort;
}

export const productKeys = {
  all: ['products'] as const,
  lists: ['products', 'list'] as const,
  list: (filter: ProductFilter & { limit: number }) => [...productKeys.lists, filter] as const,
  latest: ['products', 'list', 'latest'] as const,
  facets: (chosen: ChosenFacets) => ['products', 'facets', chosen] as const,
  finder: (job: Job) => ['products', 'finder', job] as const,
  detail: (id: string) => ['products', 'detail', id] as const,
  related: (id: string) => ['products', 'related', id] as const,
  several: (ids: readonly string[]) => ['products', 'several', ids] as const,
  /** Whether the shop still has it. */
  sold: (id: string) => ['products', 'sold', id] as const,
};

export const orderKeys = {
  all: ['orders'] as const,
  everybody: (listing: OrderListing) => ['orders', 'everybody', listing] as const,
  of: (email: string) => ['orders', 'of', email] as const,
  vatNumber: (number: string) => ['orders', 'vat-number', number] as const,
  recentOf: (email: string) => ['orders', 'recent', email] as const,
  one: (id: string) => ['orders', 'one', id] as const,
  purchase: (id: string) => ['orders', 'purchase', id] as const,
  failedRefunds: ['orders', 'failed-refunds'] as const,
  /** Payments that no order needed. */
  returnedPayments: ['orders', 'returned-payments'] as const,
};

export const blogKeys = {
  all: ['blogs'] as const,
  list: ['blogs', 'list'] as const,
  detail: (id: string) => ['blogs', 'detail', id] as const,
};

export const reviewKeys = { all: ['reviews'] as const };

/** What buyers say of products. */
export const productReviewKeys = {
  all: ['product-reviews'] as const,
  of: (id: string) => ['product-reviews', 'of', id] as const,
  own: (id: string) => ['product-reviews', 'own', id] as const,
};

/** What people wait for to be back in stock. */
export const stockAlertKeys = {
  all: ['stock-alerts'] as const,
  of: (email: string) => ['stock-alerts', 'of', email] as const,
};

export const userKeys = {
  /** Everybody, as the admins see them. */
  list: ['users', 'list'] as const,
  profile: (email: string) => ['users', 'profile', email] as const,
  admin: (email: string) => ['users', 'admin', email] as const,
};

export const settingsKeys = {
  all: ['settings'] as const,
  shop: ['settings', 'shop'] as const,
  history: ['settings', 'history'] as const,
};

export const contactKeys = { all: ['contact-messages'] as const };

export const withdrawalKeys = { all: ['withdrawals'] as const };

export const formKeys = {
  /** The form that a browser sent by itself and that is answered with this page. */
  answered: ['answered-form'] as const,
};

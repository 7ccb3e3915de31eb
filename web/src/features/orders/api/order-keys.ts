import type { OrderFilter } from '@rollwell/functions/contract';

/** Where lists of orders stand in the query cache. */
export const orderKeys = {
  all: ['orders'] as const,
  everybody: (filter: OrderFilter | undefined) => ['orders', 'everybody', filter ?? 'all'] as const,
  one: (id: string) => ['orders', 'one', id] as const,
  failedRefunds: ['orders', 'failed-refunds'] as const,
  sold: (productId: string) => ['orders', 'sold', productId] as const,
  returned: ['orders', 'returned'] as const,
  lastOf: (email: string) => ['orders', 'last', email] as const,
  of: (email: string) => ['orders', 'of', email] as const,
};

/** Milliseconds between two looks at a list whose changes do not come live. */
export const FALLBACK_INTERVAL_MS = 30_000;

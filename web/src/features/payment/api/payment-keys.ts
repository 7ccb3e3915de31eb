/** Where the payment screen's orders stand in the query cache. */
export const paymentKeys = {
  all: ['payment'] as const,
  order: (id: string) => ['payment', id] as const,
};

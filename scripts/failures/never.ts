import type { ErrorCode } from '@rollwell/functions/contract';

/** What reading the code finds in a function and what cannot come out of it. */
export interface Never {
  /** Below functions/src. */
  file: string;
  /** The name of the function. */
  of: string;
  codes: readonly ErrorCode[];
  because: string;
}

export const NEVER: readonly Never[] = [
  {
    file: 'domain/stock/inventory.ts',
    of: 'remove',
    codes: [
      'idempotency_mismatch',
      'price_changed',
      'out_of_stock',
      'delivery_changed',
      'vat_changed',
      'validation_failed',
      'not_found',
    ],
    because: 'one queue serves all requests, and a removal is answered and never refused',
  },
  {
    file: 'domain/stock/inventory.ts',
    of: 'restock',
    codes: ['price_changed', 'delivery_changed', 'vat_changed'],
    because: 'one queue serves all requests, and this one asks for no price',
  },
  ...['closeCheckout', 'inspect', 'refund', 'refundsMade'].map((of) => ({
    file: 'data/payments/gateway.ts',
    of,
    codes: ['payment_declined'] as const,
    because: 'the gateway declines what is to be charged, and nothing is',
  })),
  {
    file: 'domain/payments/open-checkout.ts',
    of: 'closeUnlessTaken',
    codes: ['conflict'],
    because: 'nobody is paying at a page that was given to nobody',
  },
  {
    file: 'domain/payments/receive-event.ts',
    of: 'receiveEvent',
    codes: ['not_found'],
    because: 'the ids in the metadata of our own checkouts are ids of documents',
  },
  {
    file: 'domain/users/change-role.ts',
    of: 'makeAdmin',
    codes: ['last_admin'],
    because: 'there is one more admin afterwards',
  },
  {
    file: 'domain/users/account-access.ts',
    of: 'reopenAccount',
    codes: ['last_admin'],
    because: 'there is no admin less afterwards',
  },
  {
    file: 'data/products/product-repository.ts',
    of: 'several',
    codes: ['not_found'],
    because: 'ids that no document can have are left out before',
  },
  {
    file: 'domain/products/products.ts',
    of: 'deleteProduct',
    codes: ['too_many_requests'],
    because: 'one that never has its turn gives up with a conflict',
  },
  {
    file: 'domain/withdrawals/declare-withdrawal.ts',
    of: 'withdrawnOf',
    codes: ['not_found'],
    because: 'the ids are those of orders that were just found',
  },
];

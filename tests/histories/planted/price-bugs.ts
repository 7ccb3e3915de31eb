import type { Bug } from './bug.ts';

/** Bugs of prices that change while somebody orders. */
export const PRICE_BUGS: readonly Bug[] = [
  {
    name: 'a price that changed while somebody filled in the form is charged without a word',
    changes: [
      {
        file: 'domain/stock/place-refusal.ts',
        from: "if (seen !== undefined && toCents(seen) !== toCents(price)) return new AppError('price_changed');",
        to: '',
      },
    ],
  },
  {
    name: 'the price that somebody saw is charged, whatever it is by now',
    changes: [
      {
        file: 'domain/stock/place-refusal.ts',
        from: "if (seen !== undefined && toCents(seen) !== toCents(price)) return new AppError('price_changed');",
        to: '',
      },
      {
        file: 'domain/orders/new-order.ts',
        from: 'price: product.price,',
        to: 'price: body.price ?? product.price,',
      },
    ],
  },
  {
    name: 'a change of the price forgets what it was before',
    changes: [
      { file: 'data/products/product-repository.ts', from: '          ...prices,\n', to: '' },
    ],
  },
];

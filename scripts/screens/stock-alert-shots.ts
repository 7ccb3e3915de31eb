import type { Shot } from './shot.ts';

/** Waiting for what is out of stock, for whoever is signed in. */
export const stockAlertShots: readonly Shot[] = [
  {
    name: 'back-in-stock',
    path: ({ soldOut }) => `/Dashboard/back-in-stock/${soldOut._id}`,
    before: (page) => page.route(/\/user\/stock-alert\//, (route) => route.fulfill({ json: [] })),
  },
  {
    name: 'back-in-stock-noted',
    path: ({ soldOut }) => `/Dashboard/back-in-stock/${soldOut._id}`,
    before: (page, { soldOut, product }) =>
      page.route(/\/user\/stock-alert\//, (route) =>
        route.fulfill({
          json: [soldOut, product].map(({ _id, name }) => ({
            ...{ productId: _id, productName: name },
            createdAt: '2026-11-23T08:00:00.000Z',
          })),
        }),
      ),
  },
  {
    name: 'back-in-stock-there',
    path: ({ product }) => `/Dashboard/back-in-stock/${product._id}`,
  },
  { name: 'back-in-stock-ending', path: '/home/stock-alert?key=none' },
  { name: 'back-in-stock-cut-off', path: '/home/stock-alert' },
  { name: 'back-in-stock-ended', path: '/home/stock-alert/ended' },
  { name: 'back-in-stock-product', path: ({ soldOut }) => `/products/${soldOut._id}` },
];

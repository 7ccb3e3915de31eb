/** The paths of the public screens, which the router, feeds and links of other programs name. */
export const SITE_PATHS = {
  home: '/',
  homeAlias: '/home',
  products: '/products',
  product: '/products/:id',
  blogs: '/blogs',
  blog: '/blogs/:id',
  portfolio: '/my-portfolio',
} as const;

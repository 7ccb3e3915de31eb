/** The paths of the public screens, which the router, feeds and links of other programs name. */
export const SITE_PATHS = {
  home: '/',
  homeAlias: '/home',
  products: '/products',
  product: '/products/:id',
  blogs: '/blogs',
  blog: '/blogs/:id',
  portfolio: '/my-portfolio',
  /** The contact form on a page of its own: where a browser without scripts sends it. */
  contact: '/home/contact',
  contactSent: '/home/contact/sent',
  imprint: '/home/imprint',
  /** What roller a job takes. */
  finder: '/home/finder',
  /** The withdrawal function: its form, the question, and the receipt. */
  withdrawal: '/home/withdrawal',
  /** Where a mail leads whoever wants no more reminders, and what says that there will be none. */
  stockAlert: '/home/stock-alert',
  stockAlertEnded: '/home/stock-alert/ended',
  terms: '/home/terms',
  privacy: '/home/privacy',
  returns: '/home/returns',
  delivery: '/home/delivery',
  guarantee: '/home/guarantee',
} as const;

/** Where the site is. */
export interface Site {
  readonly shopUrl: string;
}

/** The absolute address of a path of the site; `id` fills the path's `:id`. */
export const siteUrl = ({ shopUrl }: Site, path: string, id = ''): string =>
  shopUrl + path.replace(':id', encodeURIComponent(id));

import type { OpenKind } from '../../features/orders/today/use-open-counts.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';

export interface NavItem {
  label: string;
  to: string;
  /** What is counted behind it. */
  open?: OpenKind;
}

/** The links of the header, in their order. */
export const mainNav: readonly NavItem[] = [
  { label: texts.nav.home, to: paths.home },
  { label: texts.nav.products, to: paths.products },
  { label: texts.nav.blogs, to: paths.blogs },
  { label: texts.nav.portfolio, to: paths.portfolio },
];

const profile: NavItem = { label: texts.dashboard.myProfile, to: paths.dashboard };

/** The menu of everybody who is not an admin. */
export const customerMenu: readonly NavItem[] = [
  profile,
  { label: texts.dashboard.myOrders, to: paths.myOrders },
  { label: texts.dashboard.addReview, to: paths.addReview },
];

/** The menu of admins. */
export const adminMenu: readonly NavItem[] = [
  profile,
  { label: texts.dashboard.manageAllOrders, to: paths.manageAllOrders, open: 'toShip' },
  { label: texts.dashboard.addProduct, to: paths.addProduct },
  { label: texts.dashboard.makeAdmin, to: paths.makeAdmin },
  { label: texts.dashboard.manageProducts, to: paths.manageProducts, open: 'lowStock' },
  { label: texts.dashboard.today, to: paths.today, open: 'urgent' },
  { label: texts.dashboard.messages, to: paths.messages, open: 'messages' },
  { label: texts.dashboard.withdrawals, to: paths.withdrawals, open: 'withdrawn' },
  { label: texts.dashboard.settings, to: paths.settings },
];

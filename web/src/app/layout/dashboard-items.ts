import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';
import type { NavItem } from './nav-items.ts';

export type DashboardItem = NavItem & { icon?: ReactNode };

const profile: DashboardItem = { label: texts.dashboard.myProfile, to: paths.dashboard };

/** The menu of everybody who is not an admin. */
export const customerMenu: readonly DashboardItem[] = [
  profile,
  { label: texts.dashboard.myOrders, to: paths.myOrders },
  { label: texts.dashboard.addReview, to: paths.addReview },
];

/** The menu of admins. */
export const adminMenu: readonly DashboardItem[] = [
  profile,
  { label: texts.dashboard.manageAllOrders, to: paths.manageAllOrders },
  { label: texts.dashboard.addProduct, to: paths.addProduct },
  { label: texts.dashboard.makeAdmin, to: paths.makeAdmin },
  { label: texts.dashboard.manageProducts, to: paths.manageProducts },
];

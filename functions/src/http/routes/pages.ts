import type { IRouter } from 'express';
import { SITE_PATHS } from '../../contract/site/site-paths.ts';
import type { Deps } from '../../domain/deps.ts';
import { pageSender } from '../send-page.ts';
import { contactFormRoute } from './contact.ts';
import { stockAlertFormRoute } from './stock-alerts.ts';
import { withdrawalFormRoute } from './withdrawals.ts';

const { home, homeAlias, products, blogs } = SITE_PATHS;

/** These and everything below them: what leads to nothing is the site's page as well. */
const PAGES = [home, ...[homeAlias, products, blogs].map((path) => `${path}{/*rest}`)];

/** The public pages, whole and with their data; the rest of the site is Hosting's. */
export const pageRoutes = (router: IRouter, deps: Deps): void => {
  const sendPage = pageSender(deps);
  router.get(PAGES, async (req, res, next) => {
    if (!(await sendPage(req, res))) next();
  });
  contactFormRoute(router, deps, sendPage);
  withdrawalFormRoute(router, deps, sendPage);
  stockAlertFormRoute(router, deps, sendPage);
};

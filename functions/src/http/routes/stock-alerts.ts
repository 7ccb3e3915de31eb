import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import {
  addStockAlert,
  endStockAlerts,
  listStockAlerts,
  removeStockAlert,
} from '../../domain/stock-alerts/stock-alerts.ts';
import { limitRate } from '../limit-rate.ts';
import { mount } from '../mount.ts';
import { SITE_PATHS } from '../../contract/site/site-paths.ts';
import { formBody } from '../form-body.ts';
import { mountForm } from '../mount-form.ts';
import type { PageSender } from '../send-page.ts';
import { checkBody } from '../validation/checks.ts';

export const stockAlertRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'addStockAlert', async ({ caller, params }) => ({
    modifiedCount: await addStockAlert(deps, caller, params.id),
  }));

  mount(router, deps, 'removeStockAlert', async ({ caller, params }) => ({
    deletedCount: await removeStockAlert(deps, caller, params.id),
  }));

  mount(router, deps, 'listStockAlerts', ({ caller }) => listStockAlerts(deps, caller));

  limitRate(router, deps, 'endStockAlerts');
  mount(router, deps, 'endStockAlerts', ({ body }) => endStockAlerts(deps, body));
};

/** The button of the page that a reminder leads to: what `POST /product/stock-alert/end` does. */
export const stockAlertFormRoute = (router: IRouter, deps: Deps, sendPage: PageSender): void => {
  mountForm(
    router,
    { deps, sendPage },
    {
      path: SITE_PATHS.stockAlert,
      call: 'endStockAlerts',
      take: async (req, res) => {
        await endStockAlerts(deps, checkBody('endStockAlerts', formBody(req)));
        res.redirect(303, SITE_PATHS.stockAlertEnded);
      },
    },
  );
};

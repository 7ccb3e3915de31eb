import type { IRouter } from 'express';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { Deps } from '../../domain/deps.ts';
import { endStockAlerts } from '../../domain/stock-alerts/remove-stock-alert.ts';
import { formBody } from '../form-body.ts';
import { mountForm } from '../mount-form.ts';
import type { PageSender } from '../send-page.ts';
import { loadChecks } from '../validation/late-checks.ts';

/** The button of the page that a reminder leads to: what `POST /product/stock-alert/end` does. */
export const stockAlertFormRoute = (router: IRouter, deps: Deps, sendPage: PageSender): void => {
  mountForm(
    router,
    { deps, sendPage },
    {
      path: SITE_PATHS.stockAlert,
      call: 'endStockAlerts',
      take: async (req, res) => {
        const { checkBody } = await loadChecks();
        await endStockAlerts(deps, checkBody('endStockAlerts', formBody(req)));
        res.redirect(303, SITE_PATHS.stockAlertEnded);
      },
    },
  );
};

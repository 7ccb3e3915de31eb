import type { IRouter } from 'express';
import { endStockAlertsSchema, type EndStockAlerts } from '../../contract/schemas/stock-alert.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { Deps } from '../../domain/deps.ts';
import { endStockAlerts } from '../../domain/stock-alerts/remove-stock-alert.ts';
import { formBody } from '../form-body.ts';
import { limitRate } from '../limit-rate.ts';
import { fromThisSite, isForm, showRefusal } from '../plain-form.ts';
import type { PageSender } from '../send-page.ts';
import { validateBody, type ObjectDoor } from '../validation/validate.ts';

const ending = endStockAlertsSchema as ObjectDoor<EndStockAlerts>;

/** The button of the page that a reminder leads to: what `POST /product/stock-alert/end` does. */
export const stockAlertFormRoute = (router: IRouter, deps: Deps, sendPage: PageSender): void => {
  const path = SITE_PATHS.stockAlert;
  router.post(path, fromThisSite, isForm);
  limitRate(router, deps, 'endStockAlerts', path);
  router.post(path, async (req, res) => {
    await endStockAlerts(deps, validateBody(ending, formBody(req)));
    res.redirect(303, SITE_PATHS.stockAlertEnded);
  });
  router.use(path, showRefusal(sendPage));
};

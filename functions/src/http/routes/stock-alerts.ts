import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { addStockAlert } from '../../domain/stock-alerts/add-stock-alert.ts';
import { listStockAlerts } from '../../domain/stock-alerts/list-stock-alerts.ts';
import { endStockAlerts, removeStockAlert } from '../../domain/stock-alerts/remove-stock-alert.ts';
import { limitRate } from '../limit-rate.ts';
import { mount } from '../mount.ts';

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

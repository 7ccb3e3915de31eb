import type { IRouter } from 'express';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { Deps } from '../../domain/deps.ts';
import { declareWithdrawal } from '../../domain/withdrawals/declare-withdrawal.ts';
import { listWithdrawals } from '../../domain/withdrawals/list-withdrawals.ts';
import { once } from '../idempotency.ts';
import { isNavigation } from '../is-navigation.ts';
import { limitRate } from '../limit-rate.ts';
import { listed } from '../listed.ts';
import { mount } from '../mount.ts';

export const withdrawalRoutes = (router: IRouter, deps: Deps): void => {
  limitRate(router, deps, 'withdraw');
  // The same declaration is the same one by itself; under a key, another one is refused.
  mount(router, deps, 'withdraw', (call) =>
    once('withdraw', call, () => declareWithdrawal(deps, call.body)),
  );

  // Whoever types the short address means the page.
  router.get(ENDPOINTS.listWithdrawals.path, (req, res, next) => {
    res.vary('Accept, Authorization');
    if (isNavigation(req)) res.redirect(SITE_PATHS.withdrawal);
    else next();
  });
  mount(router, deps, 'listWithdrawals', async ({ query, res }) =>
    listed(res, await listWithdrawals(deps, query)),
  );
};

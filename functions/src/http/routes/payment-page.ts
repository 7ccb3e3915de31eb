import type { IRouter } from 'express';
import { ENDPOINTS } from '../../contract/api/endpoints.ts';
import { appShell } from '../app-shell.ts';
import { isNavigation } from '../responses.ts';

/**
 * The payment screen has the path of a call, and Hosting sends both here: whoever opens the screen
 * gets the web app, which then makes the call.
 */
export const paymentPage = (router: IRouter): void => {
  router.get(ENDPOINTS.getPayment.path, (req, res, next) => {
    res.vary('Accept, Authorization');
    if (!isNavigation(req)) {
      next();
      return;
    }
    const shell = appShell();
    if (!shell) {
      res.redirect('/');
      return;
    }
    res.set(shell.headers).type('html').send(shell.html);
  });
};

import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { listFailedMails, retryMail } from '../../domain/mail/failed-mails.ts';
import { mount } from '../mount.ts';
import { listed } from '../responses.ts';

export const mailRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'listFailedMails', async ({ query, res }) =>
    listed(res, await listFailedMails(deps, query)),
  );

  mount(router, deps, 'retryMail', async ({ params }) => ({
    modifiedCount: await retryMail(deps, params.id),
  }));
};

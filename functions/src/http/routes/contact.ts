import type { IRouter } from 'express';
import {
  createContactMessage,
  listContactMessages,
} from '../../domain/contact/contact-messages.ts';
import type { Deps } from '../../domain/deps.ts';
import { once } from '../idempotency.ts';
import { limitRate } from '../limit-rate.ts';
import { listed } from '../responses.ts';
import { mount } from '../mount.ts';
import { SITE_PATHS } from '../../contract/site/site-paths.ts';
import { requestOfForm, runIdempotent } from '../../domain/idempotency.ts';
import { formBody } from '../form-body.ts';
import { mountForm } from '../mount-form.ts';
import type { PageSender } from '../send-page.ts';
import { checkBody } from '../validation/checks.ts';

export const contactRoutes = (router: IRouter, deps: Deps): void => {
  limitRate(router, deps, 'createContactMessage');
  mount(router, deps, 'createContactMessage', (call) =>
    once('createContactMessage', call, (record) => createContactMessage(deps, call.body, record)),
  );

  mount(router, deps, 'listContactMessages', async ({ query, res }) =>
    listed(res, await listContactMessages(deps, query)),
  );
};

const call = 'createContactMessage';

/**
 * The contact form as a browser sends it by itself, without scripts: what `POST /contact` does, by
 * the same limits and messages, but answered with a page.
 */
export const contactFormRoute = (router: IRouter, deps: Deps, sendPage: PageSender): void => {
  mountForm(
    router,
    { deps, sendPage },
    {
      path: SITE_PATHS.contact,
      call,
      take: async (req, res) => {
        const body = checkBody(call, formBody(req));
        await runIdempotent(deps, {
          call,
          request: requestOfForm(call, body),
          make: (record) => createContactMessage(deps, body, record),
        });
        // Loading the answer again sends nothing a second time.
        res.redirect(303, SITE_PATHS.contactSent);
      },
    },
  );
};

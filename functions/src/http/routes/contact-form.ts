import type { IRouter } from 'express';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import { createContactMessage } from '../../domain/contact/create-contact-message.ts';
import type { Deps } from '../../domain/deps.ts';
import { requestOfForm } from '../../domain/idempotency.ts';
import { runIdempotent } from '../../domain/make-once.ts';
import { formBody } from '../form-body.ts';
import { mountForm } from '../mount-form.ts';
import type { PageSender } from '../send-page.ts';
import { loadChecks } from '../validation/late-checks.ts';

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
        const { checkBody } = await loadChecks();
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

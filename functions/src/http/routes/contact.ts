import type { IRouter } from 'express';
import { createContactMessage } from '../../domain/contact/create-contact-message.ts';
import { listContactMessages } from '../../domain/contact/list-contact-messages.ts';
import type { Deps } from '../../domain/deps.ts';
import { once } from '../idempotency.ts';
import { limitRate } from '../limit-rate.ts';
import { listed } from '../listed.ts';
import { mount } from '../mount.ts';

export const contactRoutes = (router: IRouter, deps: Deps): void => {
  limitRate(router, deps, 'createContactMessage');
  mount(router, deps, 'createContactMessage', (call) =>
    once('createContactMessage', call, (record) => createContactMessage(deps, call.body, record)),
  );

  mount(router, deps, 'listContactMessages', async ({ query, res }) =>
    listed(res, await listContactMessages(deps, query)),
  );
};

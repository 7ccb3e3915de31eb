import type { IRouter } from 'express';
import { createContactMessage } from '../../domain/contact/create-contact-message.ts';
import { listContactMessages } from '../../domain/contact/list-contact-messages.ts';
import type { Deps } from '../../domain/deps.ts';
import { limitRate } from '../limit-rate.ts';
import { listed } from '../listed.ts';
import { mount } from '../mount.ts';

export const contactRoutes = (router: IRouter, deps: Deps): void => {
  limitRate(router, deps, 'createContactMessage');
  mount(router, deps, 'createContactMessage', async ({ body }) => ({
    insertedId: await createContactMessage(deps, body),
  }));

  mount(router, deps, 'listContactMessages', async ({ query, res }) =>
    listed(res, await listContactMessages(deps, query)),
  );
};

import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { getUser } from '../../domain/users/get-user.ts';
import { isAdmin } from '../../domain/users/is-admin.ts';
import { listUsers } from '../../domain/users/list-users.ts';
import { makeAdmin } from '../../domain/users/make-admin.ts';
import { openSession } from '../../domain/users/open-session.ts';
import { updateUser } from '../../domain/users/update-user.ts';
import { listed } from '../listed.ts';
import { mount } from '../mount.ts';

export const userRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'openSession', async ({ caller, params, body }) => ({
    accessToken: await openSession(deps, caller, params.email, body.email),
  }));

  mount(router, deps, 'isAdmin', async ({ params }) => ({
    admin: await isAdmin(deps, params.email),
  }));

  mount(router, deps, 'getUser', ({ params }) => getUser(deps, params.email));

  mount(router, deps, 'listUsers', async ({ query, res }) =>
    listed(res, await listUsers(deps, query)),
  );

  mount(router, deps, 'makeAdmin', async ({ caller, params }) => ({
    modifiedCount: await makeAdmin(deps, caller, params.email),
  }));

  mount(router, deps, 'updateUser', async ({ caller, body }) => ({
    modifiedCount: await updateUser(deps, caller, body),
  }));
};

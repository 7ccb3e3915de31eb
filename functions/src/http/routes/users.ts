import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { getBasket } from '../../domain/basket/get-basket.ts';
import { updateBasket } from '../../domain/basket/update-basket.ts';
import { orNotFound } from '../../domain/or-not-found.ts';
import { closeAccount } from '../../domain/users/close-account.ts';
import { demoteAdmin, makeAdmin } from '../../domain/users/change-role.ts';
import { findUser } from '../../domain/users/find-user.ts';
import { isAdmin } from '../../domain/users/is-admin.ts';
import { userByEmail, userById } from '../../domain/users/known-user.ts';
import { listUsers } from '../../domain/users/list-users.ts';
import { openSession } from '../../domain/users/open-session.ts';
import { reopenAccount } from '../../domain/users/reopen-account.ts';
import { signOutEverywhere } from '../../domain/users/sign-out-everywhere.ts';
import { updateUser } from '../../domain/users/update-user.ts';
import { listed } from '../listed.ts';
import { mount } from '../mount.ts';

export const userRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'openSession', async ({ caller, params, body }) => ({
    accessToken: await openSession(deps, caller, params.email, body.email),
  }));

  mount(router, deps, 'isAdmin', async ({ caller, params }) => ({
    admin: await isAdmin(deps, caller, params.email),
  }));

  mount(router, deps, 'getUser', ({ caller, params }) =>
    orNotFound(findUser(deps, caller, params.email)),
  );

  mount(router, deps, 'getBasket', ({ caller }) => getBasket(deps, caller));

  mount(router, deps, 'updateBasket', ({ caller, body }) => updateBasket(deps, caller, body));

  mount(router, deps, 'listUsers', async ({ query, res }) =>
    listed(res, await listUsers(deps, query)),
  );

  mount(router, deps, 'makeAdmin', async ({ caller, params }) => ({
    modifiedCount: await makeAdmin(deps, caller, await userByEmail(deps, params.email)),
  }));

  mount(router, deps, 'demoteAdmin', async ({ caller, params }) => ({
    modifiedCount: await demoteAdmin(deps, caller, await userByEmail(deps, params.email)),
  }));

  mount(router, deps, 'closeAccount', async ({ caller, params }) => ({
    modifiedCount: await closeAccount(deps, caller, await userByEmail(deps, params.email)),
  }));

  mount(router, deps, 'reopenAccount', async ({ caller, params }) => ({
    modifiedCount: await reopenAccount(deps, caller, await userByEmail(deps, params.email)),
  }));

  mount(router, deps, 'setRole', async ({ caller, params, body }) => {
    const change = body.role === 'admin' ? makeAdmin : demoteAdmin;
    return { modifiedCount: await change(deps, caller, await userById(deps, params.id)) };
  });

  mount(router, deps, 'setAccess', async ({ caller, params, body }) => {
    const change = body.disabled ? closeAccount : reopenAccount;
    return { modifiedCount: await change(deps, caller, await userById(deps, params.id)) };
  });

  mount(router, deps, 'signOutEverywhere', async ({ caller }) => ({
    modifiedCount: await signOutEverywhere(deps, caller),
  }));

  mount(router, deps, 'updateUser', async ({ caller, body }) => ({
    modifiedCount: await updateUser(deps, caller, body),
  }));
};

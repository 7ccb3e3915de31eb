import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { getBasket, updateBasket } from '../../domain/basket/basket.ts';
import { orNotFound } from '../../domain/or-not-found.ts';
import { closeAccount, reopenAccount } from '../../domain/users/account-access.ts';
import { demoteAdmin, makeAdmin } from '../../domain/users/change-role.ts';
import {
  findUser,
  isAdmin,
  listUsers,
  updateDelivery,
  updateUser,
  userByEmail,
  userById,
} from '../../domain/users/find-user.ts';
import { inviteUser } from '../../domain/users/invite-user.ts';
import { eraseAccount } from '../../domain/users/erase-account.ts';
import { ownData, personOf } from '../../domain/users/own-data.ts';
import { openSession, signOutEverywhere } from '../../domain/users/sessions.ts';
import { listed } from '../responses.ts';
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

  mount(router, deps, 'inviteUser', async ({ caller, params, body }) => ({
    modifiedCount: await inviteUser(deps, caller, params.email, body),
  }));

  mount(router, deps, 'signOutEverywhere', async ({ caller }) => ({
    modifiedCount: await signOutEverywhere(deps, caller),
  }));

  mount(router, deps, 'getOwnData', async ({ caller, params }) =>
    ownData(deps, caller, await personOf(deps, caller, params.email)),
  );

  mount(router, deps, 'eraseAccount', async ({ caller, params }) =>
    eraseAccount(deps, caller, await personOf(deps, caller, params.email)),
  );

  mount(router, deps, 'updateUser', async ({ caller, body }) => ({
    modifiedCount: await updateUser(deps, caller, body),
  }));

  mount(router, deps, 'updateDelivery', async ({ caller, body }) => ({
    modifiedCount: await updateDelivery(deps, caller, body),
  }));
};

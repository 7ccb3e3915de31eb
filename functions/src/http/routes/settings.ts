import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { listSettingsHistory, updateSettings } from '../../domain/settings/settings.ts';
import { listed } from '../responses.ts';
import { mountView } from '../mount-view.ts';
import { mount } from '../mount.ts';

export const settingsRoutes = (router: IRouter, deps: Deps): void => {
  mountView(router, deps, 'getSettings', {
    look: (reads) => reads.settings(),
    bodyOf: (_res, settings) => settings,
  });

  mount(router, deps, 'updateSettings', async ({ caller, body }) => ({
    modifiedCount: await updateSettings(deps, caller, body),
  }));

  mount(router, deps, 'listSettingsHistory', async ({ query, res }) =>
    listed(res, await listSettingsHistory(deps, query)),
  );
};

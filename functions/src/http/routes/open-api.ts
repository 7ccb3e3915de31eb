import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { mount } from '../mount.ts';

export const openApiRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'openApi', async () => {
    // Loaded only here: nearly no process of the API is ever asked.
    const { openApiDocument } = await import('../openapi/document.ts');
    return openApiDocument();
  });
};

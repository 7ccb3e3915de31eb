import type { IRouter } from 'express';
import { PUBLICATIONS, type PublicationName } from '../../contract/site/publications.ts';
import { answerInTime } from '../../domain/answer-time.ts';
import type { Deps } from '../../domain/deps.ts';
import { allowCaching } from '../cache-headers.ts';
import { mount } from '../mount.ts';
import { msLeft } from '../time-left.ts';

/** What the shop publishes for programs. */
export const publicationRoutes = (router: IRouter, deps: Deps): void => {
  for (const name of Object.keys(PUBLICATIONS) as PublicationName[]) {
    const { path, type } = PUBLICATIONS[name];
    router.get(path, async (req, res) => {
      // Loaded only here: few processes of the API are ever asked.
      const { publications } = await import('../../domain/publishing/publications.ts');
      const { id = '' } = req.params as { id?: string };
      const text = await answerInTime(() => publications[name](deps, id), msLeft(res));
      allowCaching(req, res);
      res.type(type).send(text);
    });
  }
};

/** What the API says of itself. */
export const openApiRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'openApi', async () => {
    // Loaded only here: nearly no process of the API is ever asked.
    const { openApiDocument } = await import('../openapi/document.ts');
    return openApiDocument();
  });
};

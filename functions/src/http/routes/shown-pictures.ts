import type { IRouter } from 'express';
import { pipeline } from 'node:stream/promises';
import { SHOWN_PICTURES } from '../../contract/site/images.ts';
import type { Deps } from '../../domain/deps.ts';
import { orNotFound } from '../../domain/or-not-found.ts';
import { showPicture } from '../../domain/images/show-picture.ts';

/**
 * What lies at the address of a picture never changes, so a browser keeps it for good. It may be taken
 * out of the shop, as the photo of somebody who leaves: the CDN asks for it anew after a day.
 */
const KEPT = 'public, max-age=31536000, s-maxage=86400, immutable';

/** True for a body that the reader no longer wants: the visitor went away. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Uploaded pictures at paths of the site, passed on as they come from Storage. They are asked for as
 * anybody may ask, so nothing is shown that the rules of Storage do not show to everybody.
 */
export const shownPictureRoutes = (router: IRouter, deps: Deps): void => {
  router.get(`${SHOWN_PICTURES}/:id/:file`, async (req, res) => {
    const { format, length, etag, body } = await orNotFound(showPicture(deps, req.path));
    res.set({ 'Cache-Control': KEPT, 'Content-Type': `image/${format}` });
    if (etag !== undefined) res.set('ETag', etag);
    if (length !== undefined) res.set('Content-Length', String(length));
    if (req.fresh || req.method === 'HEAD') {
      body.destroy();
      res.status(req.fresh ? 304 : 200).end();
      return;
    }
    await pipeline(body, res).catch((error: unknown) => {
      if (!isGivenUp(error)) throw error;
    });
  });
};

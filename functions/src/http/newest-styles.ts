import type { RequestHandler } from 'express';

/** Styles of what is below on a page; the build keeps them under the name alone as well. */
const NAMED = /^\/([a-z-]+-below)-[\w-]{8}\.css$/;

/**
 * A page that the CDN kept from before a deployment links styles that went with it. It gets those of
 * now, which draw it but for what has changed.
 */
export const newestStyles: RequestHandler = (req, res, next) => {
  const [, name] = NAMED.exec(req.path) ?? [];
  if (name === undefined) next();
  else res.redirect(302, `/assets/${name}.css`);
};

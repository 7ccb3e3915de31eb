import type { Request, RequestHandler, Response } from 'express';

/** The CDN shows no state that is older than a minute, the time in which it asks anew included. */
const PUBLIC = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/** Nothing is kept by anybody unless a call says otherwise; no answer tells what runs here. */
export const safeHeaders: RequestHandler = (_req, res, next) => {
  // Set by the functions runtime before we are asked.
  res.removeHeader('X-Powered-By');
  res.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};

/**
 * The site's built files are Hosting's; who asks us for one asks for a file that is gone. Where its
 * name is that of a built file, Hosting lays the long life of those over our answer. `Vary: *` is
 * what it leaves alone: no cache may use such an answer a second time.
 */
export const lostAsset: RequestHandler = (_req, res, next) => {
  res.vary('*');
  next();
};

/**
 * Lets the CDN keep a public answer for a moment. Who sends a token wants to see their own change
 * at once, so they are never served from there.
 */
export const allowCaching = (req: Request, res: Response): void => {
  res.vary('Authorization');
  if (req.headers.authorization === undefined) res.set('Cache-Control', PUBLIC);
};

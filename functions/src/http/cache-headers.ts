import type { Request, RequestHandler, Response } from 'express';
import { VIEW_AGE_MS } from '../contract/constants.ts';

const RENEWING_S = VIEW_AGE_MS.renewing / 1000;

/** What the CDN may do with a view that was read so long ago: a process may have kept it before. */
export const publicFor = (ageMs: number): string => {
  const fresh = Math.max(0, Math.ceil((VIEW_AGE_MS.fresh - ageMs) / 1000));
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${RENEWING_S}`;
};

/** Nobody keeps it. */
export const PRIVATE = 'private, no-store';

/** Nothing is kept by anybody unless a call says otherwise; no answer tells what runs here. */
export const safeHeaders: RequestHandler = (_req, res, next) => {
  // Set by the functions runtime before we are asked.
  res.removeHeader('X-Powered-By');
  res.set({ 'Cache-Control': PRIVATE, 'X-Content-Type-Options': 'nosniff' });
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

/** Who sends a token wants to see their own change at once. */
export const wantsPresent = (req: Request): boolean => req.headers.authorization !== undefined;

/**
 * Lets the CDN keep a public answer for a moment, unless the caller is never to be served from there.
 * @param ageMs how long ago what it shows was read, in milliseconds; of several things, the oldest
 */
export const allowCaching = (req: Request, res: Response, ageMs = 0): void => {
  res.vary('Authorization');
  if (!wantsPresent(req)) res.set('Cache-Control', publicFor(ageMs));
};

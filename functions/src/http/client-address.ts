import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * The address of the person who calls. Behind Hosting the nearest proxy is its CDN, shared by everybody,
 * and the CDN says in a header of its own whom it serves.
 */
export const clientAddress = (req: Request): string => {
  const servedByCdn = req.get('Fastly-Client-IP') ?? '';
  if (isIP(servedByCdn) !== 0) return servedByCdn;
  return req.ip ?? 'unknown';
};

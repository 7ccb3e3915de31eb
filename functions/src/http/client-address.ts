import type { Express, Request } from 'express';
import { log } from './log.ts';
import { proxyTest } from './proxies.ts';

/**
 * Tells Express whose word on the caller's address counts. `X-Forwarded-For` is read from the right,
 * since each proxy appends the address that called it: what stands further left than the first
 * address that is no proxy of ours was written by the caller. The socket itself is always the
 * platform's own front.
 */
export const trustProxies = (app: Express, moreProxies: readonly string[]): void => {
  const isProxy = proxyTest(moreProxies);
  app.set('trust proxy', (address: string, hop: number) => hop === 0 || isProxy(address));
};

/** The first half of an address: enough to look up whose machines these are, too little for a person. */
const rangeOf = (address = ''): string => /^(?:[\da-f]*[.:]){2}/i.exec(address)?.[0] ?? '';

let warned = false;

/** A CDN that we do not know makes all of its visitors one address: somebody has to be told. */
const warnOfUnknownCdn = (req: Request): void => {
  if (warned || req.get('Fastly-Client-IP') === undefined || req.ips.length > 1) return;
  warned = true;
  log('WARNING', 'unknown_proxy', { range: rangeOf(req.ip) });
};

/**
 * The address of the person who calls, as the nearest trusted proxy saw it. Headers that a caller
 * can write, such as `Fastly-Client-IP`, are never believed: the CDN passes on one that is there.
 */
export const clientAddress = (req: Request): string => {
  warnOfUnknownCdn(req);
  return req.ip ?? 'unknown';
};

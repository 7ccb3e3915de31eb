import { ENDPOINTS } from '@rollwell/functions/contract';
import type { Request } from 'playwright-core';

const calls = Object.values(ENDPOINTS).map(({ method, path, access }) => ({
  method,
  path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  isForSomebody: access === 'user' || access === 'admin',
}));

/**
 * True for a call that only somebody signed in may make and that names nobody, such as one of a screen
 * whose person has just left. It can only be refused, and in part never is: its screen gives it up.
 */
export function isAskedAsNobody(request: Request): boolean {
  if (!['fetch', 'xhr'].includes(request.resourceType())) return false;
  if (request.headers().authorization !== undefined) return false;
  const { pathname } = new URL(request.url());
  const meant = calls.filter(
    ({ method, path }) => method === request.method() && path.test(pathname),
  );
  return meant.length > 0 && meant.every(({ isForSomebody }) => isForSomebody);
}

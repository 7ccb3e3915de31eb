import type { Request } from 'express';
import { AppError } from '../contract/api/app-error.ts';
import { UPLOAD_KEY_PARAMETER } from '../contract/site/images.ts';
import {
  identifyCaller,
  identifyOpener,
  requireAdmin,
  type KnownCaller,
  type SessionOpener,
} from '../domain/caller.ts';
import type { Deps } from '../domain/deps.ts';
import { requireUploadKey } from '../domain/images/upload-image.ts';
import { parseQuery } from './validation/parse-query.ts';
import type { Access } from '../contract/api/endpoints.ts';

/** Who calls, as far as a call asks. */
export type CallerOf<Asked extends Access> = Asked extends 'user' | 'admin'
  ? KnownCaller
  : Asked extends 'idToken'
    ? SessionOpener
    : undefined;

const bearerToken = (req: Request): string => {
  const token = /^Bearer +([^\s]+) *$/i.exec(req.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('unauthenticated');
  return token;
};

/** Who calls where nobody has to be signed in; a token that stands for nobody counts as none. */
export const recognise = async (deps: Deps, req: Request): Promise<KnownCaller | undefined> => {
  if (req.headers.authorization === undefined) return undefined;
  try {
    return await identifyCaller(deps, bearerToken(req));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
};

/**
 * Finds out who calls. Calls for anyone, and those that prove themselves by another key, have no caller.
 * @throws AppError `unauthenticated` or, for a customer on an admin's call, `permission_denied`.
 */
export const authenticate = async (
  deps: Deps,
  access: Access,
  req: Request,
): Promise<KnownCaller | SessionOpener | undefined> => {
  if (access === 'idToken') return identifyOpener(deps, bearerToken(req));
  if (access === 'uploadKey')
    requireUploadKey(deps.settings.uploadKey, parseQuery(req.url)[UPLOAD_KEY_PARAMETER]);
  if (access !== 'user' && access !== 'admin') return undefined;
  const caller = await identifyCaller(deps, bearerToken(req));
  if (access === 'admin') requireAdmin(caller);
  return caller;
};

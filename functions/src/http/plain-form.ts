import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { AppError } from '../contract/api/app-error.ts';
import type { RefusedForm } from '../contract/site/rendered-page.ts';
import type { Deps } from '../domain/deps.ts';
import { toAppError } from './error-handler.ts';
import { formBody } from './form-body.ts';
import type { PageSender } from './send-page.ts';

/** The hosts by which this request may have come to the site: Hosting hands on the one that was asked. */
const ownHosts = ({ headers }: Request, shopUrl: string): string[] => [
  new URL(shopUrl).host,
  ...[headers.host, headers['x-forwarded-host']].flat().flatMap((hosts) => hosts?.split(',') ?? []),
];

/** Whether a browser says that the page is ours; what says nothing at all is no browser. */
const isFromThisSite = (req: Request, shopUrl: string): boolean => {
  const { 'sec-fetch-site': from, origin, referer } = req.headers;
  if (from !== undefined) return from === 'same-origin';
  const page = origin ?? referer;
  if (page === undefined) return true;
  return (
    URL.canParse(page) && ownHosts(req, shopUrl).some((host) => host.trim() === new URL(page).host)
  );
};

/**
 * A page of somebody else may not send a form in a visitor's name. The JSON call needs no such
 * check: a browser asks us before it sends JSON from elsewhere. Every promised browser says where a
 * form comes from, an older one by the origin of the page or its address.
 */
export const fromThisSite =
  (deps: Pick<Deps, 'settings'>): RequestHandler =>
  (req, _res, next) => {
    if (!isFromThisSite(req, deps.settings.shopUrl)) throw new AppError('permission_denied');
    next();
  };

/** What is no form is refused before it counts, and so has a page to be shown on. */
export const isForm: RequestHandler = (req, _res, next) => {
  formBody(req);
  next();
};

const refusedForm = (values: Record<string, string>, refusal: AppError): RefusedForm => ({
  values,
  fields: refusal.fields ?? {},
  message: refusal.message,
  status: refusal.status,
  retryAfter: refusal.retryAfter ?? null,
});

/** Answers a refused form with its page, what was typed still in it; what is no form of ours, not. */
export const showRefusal =
  (sendPage: PageSender): ErrorRequestHandler =>
  async (error: unknown, req, res, next) => {
    const refusal = toAppError(error);
    if (['permission_denied', 'too_large', 'unsupported_media_type'].includes(refusal.code)) {
      next(error);
      return;
    }
    if (refusal.code === 'internal') logger.error('A form was not taken', error);
    if (refusal.retryAfter !== undefined) res.set('Retry-After', String(refusal.retryAfter));
    if (!(await sendPage(req, res, refusedForm(formBody(req), refusal)))) next(error);
  };

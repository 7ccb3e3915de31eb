import type { ErrorRequestHandler, IRouter, RequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { AppError } from '../../contract/app-error.ts';
import type { RefusedForm } from '../../contract/rendered-page.ts';
import { newContactMessageSchema, type NewContactMessage } from '../../contract/schemas/contact.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import { createContactMessage } from '../../domain/contact/create-contact-message.ts';
import type { Deps } from '../../domain/deps.ts';
import { toAppError } from '../error-handler.ts';
import { formBody } from '../form-body.ts';
import { limitRate } from '../limit-rate.ts';
import type { PageSender } from '../send-page.ts';
import { validateBody, type ObjectDoor } from '../validation/validate.ts';

/**
 * A page of somebody else may not send the form in a visitor's name. The JSON call needs no such
 * check: a browser asks us before it sends JSON from elsewhere. Every promised browser says where a
 * form comes from.
 */
const fromThisSite: RequestHandler = (req, _res, next) => {
  const from = req.headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') throw new AppError('permission_denied');
  next();
};

const contactMessage = newContactMessageSchema as ObjectDoor<NewContactMessage>;

/** What is no form is refused before it counts, and so has a page to be shown on. */
const isForm: RequestHandler = (req, _res, next) => {
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
const showRefusal =
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

/**
 * The contact form as a browser sends it by itself, without scripts: what `POST /contact` does, by
 * the same limits and messages, but answered with a page.
 */
export const contactFormRoute = (router: IRouter, deps: Deps, sendPage: PageSender): void => {
  const path = SITE_PATHS.contact;
  router.post(path, fromThisSite, isForm);
  limitRate(router, deps, 'createContactMessage', path);
  router.post(path, async (req, res) => {
    await createContactMessage(deps, validateBody(contactMessage, formBody(req)));
    // Loading the answer again sends nothing a second time.
    res.redirect(303, SITE_PATHS.contactSent);
  });
  router.use(path, showRefusal(sendPage));
};

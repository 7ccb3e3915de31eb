import type { IRouter, Request, Response } from 'express';
import { answerInTime, FORM_PAGE_MS } from '../domain/answer-time.ts';
import type { Deps } from '../domain/deps.ts';
import { limitRate } from './limit-rate.ts';
import { fromThisSite, isForm, showRefusal } from './plain-form.ts';
import type { PageSender } from './send-page.ts';
import { msLeft } from './time-left.ts';

interface PlainForm {
  /** Of the page that the form stands on, which it is sent to. */
  path: string;
  /** The call that does the same for a program, and whose limits count both. */
  call: Parameters<typeof limitRate>[2];
  /** Takes what was sent; what it throws is shown on the form's own page. */
  take: (req: Request, res: Response) => Promise<void>;
}

/**
 * Puts on a router a form that a browser sends by itself: from this site only, counted with the calls
 * of its kind, and answered with its page, what was typed still in it, where it is refused.
 */
export const mountForm = (
  router: IRouter,
  { deps, sendPage }: { deps: Deps; sendPage: PageSender },
  { path, call, take }: PlainForm,
): void => {
  router.post(path, fromThisSite(deps), isForm);
  limitRate(router, deps, call, path);
  router.post(path, (req, res) =>
    answerInTime(() => take(req, res), Math.max(0, msLeft(res) - FORM_PAGE_MS)),
  );
  router.use(path, showRefusal(sendPage));
};

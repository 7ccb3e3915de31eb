import type { IRouter } from 'express';
import { AppError } from '../../contract/api/app-error.ts';
import { ENDPOINTS } from '../../contract/api/endpoints.ts';
import { SITE_PATHS } from '../../contract/site/site-paths.ts';
import type { Deps } from '../../domain/deps.ts';
import { declareWithdrawal } from '../../domain/withdrawals/declare-withdrawal.ts';
import { listWithdrawals } from '../../domain/withdrawals/list-withdrawals.ts';
import { once } from '../idempotency.ts';
import { isNavigation, listed } from '../responses.ts';
import { limitRate } from '../limit-rate.ts';
import { mount } from '../mount.ts';
import type { AnsweredForm } from '../../contract/site/rendered-page.ts';
import type { NewWithdrawal } from '../../contract/schemas/withdrawal.ts';
import { formBody } from '../form-body.ts';
import { mountForm } from '../mount-form.ts';
import type { PageSender } from '../send-page.ts';
import { checkBody } from '../validation/checks.ts';

export const withdrawalRoutes = (router: IRouter, deps: Deps): void => {
  limitRate(router, deps, 'withdraw');
  // The same declaration is the same one by itself; under a key, another one is refused.
  mount(router, deps, 'withdraw', (call) =>
    once('withdraw', call, () => declareWithdrawal(deps, call.body)),
  );

  // Whoever types the short address means the page.
  router.get(ENDPOINTS.listWithdrawals.path, (req, res, next) => {
    res.vary('Accept, Authorization');
    if (isNavigation(req)) res.redirect(SITE_PATHS.withdrawal);
    else next();
  });
  mount(router, deps, 'listWithdrawals', async ({ query, res }) =>
    listed(res, await listWithdrawals(deps, query)),
  );
};

const answered = (
  { name, orderNumber, email, part = '' }: NewWithdrawal,
  lines: string | undefined,
  passed: AnsweredForm['passed'],
): AnsweredForm => ({
  values: { name, orderNumber, email, part, ...(passed && lines !== undefined && { lines }) },
  fields: {},
  message: '',
  status: 200,
  retryAfter: null,
  ...(passed && { passed }),
});

/** What a field of a form says as JSON, or its text, which is then refused as of the wrong type. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** What the button says that was pressed: the first form's says nothing yet, “Change something” `false`. */
const nextStep = async (
  deps: Deps,
  body: NewWithdrawal,
  confirmed: string | undefined,
): Promise<AnsweredForm['passed']> => {
  if (confirmed === 'false') return undefined;
  if (confirmed !== 'true') return { step: 'confirm' };
  return { step: 'received', receivedAt: (await declareWithdrawal(deps, body)).receivedAt };
};

/**
 * The withdrawal function as a browser sends it by itself, with scripts or without: the first form is
 * answered with the question, that with the form again or, confirmed, with the receipt of what
 * `POST /withdrawal` does. That page may be loaded again: the same declaration is recorded once.
 */
export const withdrawalFormRoute = (router: IRouter, deps: Deps, sendPage: PageSender): void => {
  mountForm(
    router,
    { deps, sendPage },
    {
      path: SITE_PATHS.withdrawal,
      call: 'withdraw',
      take: async (req, res) => {
        const { confirmed, lines, ...fields } = formBody(req);
        const named = lines === undefined ? {} : { lines: parsed(lines) };
        const body = checkBody('withdraw', { ...fields, ...named });
        const passed = await nextStep(deps, body, confirmed);
        if (!(await sendPage(req, res, answered(body, lines, passed))))
          throw new AppError('not_found');
      },
    },
  );
};

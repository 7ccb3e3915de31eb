import type { IRouter } from 'express';
import type { AnsweredForm } from '../../contract/rendered-page.ts';
import type { NewWithdrawal } from '../../contract/schemas/withdrawal.ts';
import { SITE_PATHS } from '../../contract/site-paths.ts';
import type { Deps } from '../../domain/deps.ts';
import { declareWithdrawal } from '../../domain/withdrawals/declare-withdrawal.ts';
import { formBody } from '../form-body.ts';
import { mountForm } from '../mount-form.ts';
import type { PageSender } from '../send-page.ts';
import { loadChecks } from '../validation/late-checks.ts';

const answered = (
  { name, orderNumber, email, part = '' }: NewWithdrawal,
  passed: AnsweredForm['passed'],
): AnsweredForm => ({
  values: { name, orderNumber, email, part },
  fields: {},
  message: '',
  status: 200,
  retryAfter: null,
  ...(passed && { passed }),
});

/**
 * The withdrawal function as a browser sends it by itself, with scripts or without: the first form is
 * answered with the question, the confirmed one does what `POST /withdrawal` does and is answered
 * with the receipt. That page may be loaded again: the same declaration is recorded once.
 */
export const withdrawalFormRoute = (router: IRouter, deps: Deps, sendPage: PageSender): void => {
  mountForm(
    router,
    { deps, sendPage },
    {
      path: SITE_PATHS.withdrawal,
      call: 'withdraw',
      take: async (req, res, next) => {
        const { confirmed, ...fields } = formBody(req);
        const { checkBody } = await loadChecks();
        const body = checkBody('withdraw', fields);
        const passed: AnsweredForm['passed'] =
          confirmed === 'true'
            ? { step: 'received', receivedAt: (await declareWithdrawal(deps, body)).receivedAt }
            : { step: 'confirm' };
        if (!(await sendPage(req, res, answered(body, passed)))) next();
      },
    },
  );
};

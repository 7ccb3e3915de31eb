import type { AnsweredForm } from '@rollwell/functions/contract/rendered-page';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { FormHead } from '../../../components/form-head.tsx';
import { formKeys } from '../../../lib/query/keys.ts';
import { texts } from '../texts.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

/** The key of a page that was loaded and not gone to. */
const LOADED = 'default';

/**
 * The withdrawal function: its form, then the question, then the receipt. Each is a page that the
 * shop answers with, so it works with scripts and without.
 */
export function Withdrawal() {
  const client = useQueryClient();
  const { key } = useLocation();
  const answered =
    key === LOADED ? client.getQueryData<AnsweredForm>(formKeys.answered) : undefined;
  if (answered?.passed?.step === 'received') {
    return (
      <>
        <FormHead title={texts.receivedTitle} lead={texts.receivedLead} />
        <WithdrawalReceipt values={answered.values} receivedAt={answered.passed.receivedAt} />
      </>
    );
  }
  if (answered?.passed) {
    return (
      <>
        <FormHead title={texts.confirmTitle} lead={texts.confirmLead} />
        <ConfirmWithdrawal values={answered.values} />
      </>
    );
  }
  return (
    <>
      <FormHead title={texts.title} lead={texts.lead} />
      <WithdrawalForm refused={answered} />
    </>
  );
}

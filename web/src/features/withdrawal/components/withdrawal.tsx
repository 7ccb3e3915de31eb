import { FormHead } from '../../../components/layout/page-title.tsx';
import { texts } from '../texts.ts';
import { useFormAnswer } from '../use-form-answer.ts';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

/**
 * The withdrawal function: its form, then the question, then the receipt. Each is a page that the
 * shop answers with, so it works with scripts and without.
 */
export function Withdrawal() {
  const answered = useFormAnswer();
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

import { queryFailed, TOAST } from '@rollwell/functions/contract';
import { RowButton } from '../../../components/row-button.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { isRefusal, useMakeAdmin } from '../api/make-admin.ts';
import { texts } from '../texts.ts';

const problemOf = (error: Error): string =>
  isRefusal(error) ? TOAST.cannotAddAdmin : queryFailed(messageOf(error));

/** Makes one person an admin. */
export function MakeAdminButton({ email }: { email: string }) {
  const { mutate, isPending, error } = useMakeAdmin();
  return (
    <RowButton
      name={texts.makeAdminNamed(email)}
      busy={isPending}
      onPress={() => mutate(email)}
      problem={error && problemOf(error)}
    >
      {texts.makeAdmin}
    </RowButton>
  );
}

import { queryFailed, TOAST } from '@rollwell/functions/contract';
import { RowButton } from '../../../components/actions/buttons.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { isRefusal, useMakeAdmin } from '../api/people.ts';
import { texts } from '../texts.ts';

const problemOf = (error: Error): string =>
  isRefusal(error) ? TOAST.cannotAddAdmin : queryFailed(messageOf(error));

/** Makes one person an admin; `who` is what the list calls them. */
export function MakeAdminButton({ id, who }: { id: string; who: string }) {
  const { mutate, isPending, error } = useMakeAdmin(texts.wasAdmin(who));
  return (
    <RowButton
      name={texts.makeAdminNamed(who)}
      busy={isPending}
      onPress={() => mutate(id)}
      problem={error && problemOf(error)}
    >
      {texts.makeAdmin}
    </RowButton>
  );
}

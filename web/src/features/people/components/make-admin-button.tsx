import { type ListedUser, queryFailed, TOAST } from '@rollwell/functions/contract';
import { useState } from 'react';
import { RowButton } from '../../../components/actions/buttons.tsx';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { isRefusal, useMakeAdmin } from '../api/people.ts';
import { texts } from '../texts.ts';

const problemOf = (error: Error): string =>
  isRefusal(error) ? TOAST.cannotAddAdmin : queryFailed(messageOf(error));

interface MakeAdminButtonProps {
  person: ListedUser;
  /** What the list calls them. */
  who: string;
}

/** Makes one person an admin after a question, which says where nobody has verified the address. */
export function MakeAdminButton({ person, who }: MakeAdminButtonProps) {
  const { mutate, isPending, error } = useMakeAdmin(texts.wasAdmin(who));
  const [asking, setAsking] = useState(false);
  const { title, text, unverified, confirm } = texts.promote;
  return (
    <>
      <RowButton
        name={texts.makeAdminNamed(who)}
        busy={isPending}
        onPress={() => setAsking(true)}
        problem={error && problemOf(error)}
      >
        {texts.makeAdmin}
      </RowButton>
      <ConfirmDialog
        open={asking}
        title={title(who)}
        confirmLabel={confirm}
        cancelLabel={texts.leave}
        onConfirm={() => {
          setAsking(false);
          mutate(person._id);
        }}
        onClose={() => setAsking(false)}
      >
        {person.emailVerified ? text : `${text} ${unverified}`}
      </ConfirmDialog>
    </>
  );
}

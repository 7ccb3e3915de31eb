import Stack from '@mui/material/Stack';
import type { User } from '@rollwell/functions/contract';
import { RemoveButton } from '../../../components/remove-button.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useChangeRights, type RightsChange } from '../api/change-rights.ts';
import { texts } from '../texts.ts';
import { MakeAdminButton } from './make-admin-button.tsx';

const words = {
  demoteAdmin: texts.demote,
  closeAccount: texts.close,
  reopenAccount: texts.reopen,
} as const;

/** Changes somebody's rights after a question. */
function RightsButton({ change, email }: { change: RightsChange; email: string }) {
  const { mutateAsync } = useChangeRights(change);
  const { button, label, title, text, confirm, done } = words[change];
  return (
    <RemoveButton
      button={button}
      label={label(email)}
      title={title(email)}
      text={text}
      confirmLabel={confirm}
      cancelLabel={texts.leave}
      done={done(email)}
      onRemove={() => mutateAsync(email)}
    />
  );
}

/** What an admin can do about one person. Nobody closes the own account. */
export function PersonActions({ person }: { person: User }) {
  const { email, role, disabled } = person;
  const { uid } = useSignedInUser();
  if (disabled) return <RightsButton change="reopenAccount" email={email} />;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {role === 'admin' ? (
        <RightsButton change="demoteAdmin" email={email} />
      ) : (
        <MakeAdminButton email={email} />
      )}
      {person._id !== uid && <RightsButton change="closeAccount" email={email} />}
    </Stack>
  );
}

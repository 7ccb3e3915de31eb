import Stack from '@mui/material/Stack';
import type { ListedUser, User } from '@rollwell/functions/contract';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { type RightsChange, useChangeRights, useEraseAccount } from '../api/people.ts';
import { texts } from '../texts.ts';
import { MakeAdminButton } from './make-admin-button.tsx';

interface RightsButtonProps {
  change: RightsChange;
  id: string;
  who: string;
}

/** Changes somebody's rights after a question, and says so, or that somebody else has done it already. */
function RightsButton({ change, id, who }: RightsButtonProps) {
  const { mutateAsync } = useChangeRights(change);
  const { uid } = useSignedInUser();
  const { button, label, title, text, confirm, done, before } =
    change === 'demote' && id === uid ? texts.demoteYourself : texts[change];
  return (
    <RemoveButton
      button={button}
      label={label(who)}
      title={title(who)}
      text={text}
      confirmLabel={confirm}
      cancelLabel={texts.leave}
      done={({ modifiedCount }) => (modifiedCount > 0 ? done(who) : { nothingDone: before(who) })}
      onRemove={() => mutateAsync(id)}
    />
  );
}

/** Erases a closed account after a question: closing can be undone, this cannot. */
function EraseButton({ email, who }: { email: string; who: string }) {
  const { mutateAsync } = useEraseAccount();
  const { button, label, title, text, confirm, done } = texts.erase;
  return (
    <RemoveButton
      button={button}
      label={label(who)}
      title={title(who)}
      text={text}
      confirmLabel={confirm}
      cancelLabel={texts.leave}
      done={({ state }) => done(who)[state]}
      onRemove={() => mutateAsync(email)}
    />
  );
}

const actions = { flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

/** People go by their address, those without one by their name. */
const nameInList = ({ email, displayName, _id }: User): string => email || displayName || _id;

/** What an admin can do about one person. Nobody closes the own account. */
export function PersonActions({ person }: { person: ListedUser }) {
  const { _id: id, role, disabled } = person;
  const who = nameInList(person);
  const { uid } = useSignedInUser();
  if (disabled)
    return (
      <Stack direction="row" sx={actions}>
        <RightsButton change="reopen" id={id} who={who} />
        {person.email !== '' && <EraseButton email={person.email} who={who} />}
      </Stack>
    );
  return (
    <Stack direction="row" sx={actions}>
      {role === 'admin' ? (
        <RightsButton change="demote" id={id} who={who} />
      ) : (
        <MakeAdminButton person={person} who={who} />
      )}
      {id !== uid && <RightsButton change="close" id={id} who={who} />}
    </Stack>
  );
}

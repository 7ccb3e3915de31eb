import Box from '@mui/material/Box';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { endSession } from '../end-session.ts';
import { signOutEverywhere } from '../api/session.ts';
import { accountTexts as texts } from '../texts.ts';

/** Ends the person's sessions on every device, this one included. */
export function SignOutEverywhere() {
  const { email } = useSignedInUser();
  const { button, title, text, done, stay } = texts.everywhere;
  return (
    <Box sx={{ mt: 3 }}>
      <RemoveButton
        button={button}
        label={button}
        title={title}
        text={text}
        done={done}
        cancelLabel={stay}
        onRemove={() => signOutEverywhere(email)}
        onRemoved={() => endSession('left')}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queryFailed } from '@rollwell/functions/contract';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { eraseAccount } from '../api/own-data.ts';
import { texts } from '../texts.ts';

const { erase } = texts.data;

/** Closes and erases the own account, once its address was typed: no press by mistake does so. */
export function EraseAccount({ onErased }: { onErased: () => void }) {
  const { email } = useSignedInUser();
  const fieldId = useId();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => eraseAccount(email),
  });

  const ask = () => {
    reset();
    setTyped('');
    setWrong(false);
    setAsking(true);
  };
  const confirm = () => {
    const isRight = typed.trim().toLowerCase() === email.toLowerCase();
    setWrong(!isRight);
    if (!isRight) return;
    mutate(undefined, {
      onSuccess: ({ state }) => {
        setAsking(false);
        toast.success(erase.done[state]);
        onErased();
      },
    });
  };
  return (
    <>
      <Button size="small" color="error" onClick={ask}>
        {erase.button}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={erase.title}
        confirmLabel={erase.confirm}
        cancelLabel={erase.keep}
        destructive
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
        choices={
          <TextField
            id={fieldId}
            label={erase.address}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            disabled={isPending}
            error={isWrong}
            helperText={isWrong ? erase.notTheAddress : erase.typeAddress(email)}
            slotProps={{ htmlInput: { type: 'email', autoComplete: 'off', spellCheck: false } }}
            fullWidth
            sx={{ mt: 3 }}
          />
        }
      >
        <span>{erase.text}</span>
        {error && (
          <Box component="span" role="alert" sx={{ display: 'block', mt: 2, color: 'error.main' }}>
            {queryFailed(messageOf(error))}
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queryFailed } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isNotFound, messageOf } from '../../lib/api/api-error.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toast.ts';
import { useListLock } from '../list/stable-list.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface RemoveButtonProps<Result> {
  /** The thing, for a screen reader: the button itself only says what it does. */
  label: string;
  /** The verb on the button, and on the one that confirms unless `confirmLabel` says more. */
  button: string;
  confirmLabel?: string;
  cancelLabel?: string;
  title: string;
  text: ReactNode;
  /** What the dialog asks besides, below its text. */
  choices?: ReactNode;
  /** Said when it is done, by what came of it; somebody else may have done the same before. */
  done: string | ((result: Result) => string | { nothingDone: string });
  /** Does it; a rejection shows in the dialog, which stays open to try again. */
  onRemove: () => Promise<Result>;
  onRemoved?: () => void;
  /** Said where somebody else has removed it meanwhile. */
  gone?: string;
}

/** Removes a thing after a question. */
export function RemoveButton<Result>(props: RemoveButtonProps<Result>) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [failure, setFailure] = useState<string>();
  const { release } = useListLock();
  const client = useQueryClient();
  const remove = async () => {
    setState('busy');
    setFailure(undefined);
    let result: Result;
    try {
      result = await props.onRemove();
    } catch (error) {
      if (isNotFound(error)) {
        setState('idle');
        release();
        toast.info(props.gone ?? texts.alreadyGone);
        // What shows it is old.
        void client.invalidateQueries();
        return;
      }
      setFailure(queryFailed(messageOf(error)));
      setState('asking');
      return;
    }
    setState('idle');
    release();
    const said = typeof props.done === 'function' ? props.done(result) : props.done;
    if (typeof said === 'string') toast.success(said);
    else toast.info(said.nothingDone);
    props.onRemoved?.();
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={props.label}
        onClick={() => {
          setFailure(undefined);
          setState('asking');
        }}
      >
        <span>{props.button}</span>
      </Button>
      <ConfirmDialog
        open={state !== 'idle'}
        title={props.title}
        confirmLabel={props.confirmLabel ?? props.button}
        {...(props.cancelLabel !== undefined && { cancelLabel: props.cancelLabel })}
        choices={props.choices}
        destructive
        busy={state === 'busy'}
        onConfirm={() => void remove()}
        onClose={() => setState('idle')}
      >
        <span>{props.text}</span>
        {failure && (
          <Box component="span" role="alert" sx={{ display: 'block', mt: 2, color: 'error.main' }}>
            {failure}
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}

/** What a feature says of removing a thing that has a name. */
interface RemovalTexts {
  open: (name: string) => string;
  button: string;
  title: (name: string) => string;
  text: string;
  done: string;
}

/** The words of a `RemoveButton` for one thing. */
export const removalTexts = ({ open, title, button, text, done }: RemovalTexts, name: string) => ({
  ...{ label: open(name), title: title(name) },
  ...{ button, text, done },
});

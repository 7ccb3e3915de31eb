import Button from '@mui/material/Button';
import { useDeferredValue, type ReactNode } from 'react';
import { texts } from '../../lib/texts.ts';
import { TitledDialog } from './titled-dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  choices?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** True while it is being done: both buttons wait. */
  busy?: boolean;
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something that cannot be undone. Opens after the press is painted (INP), and closes at once,
 * so that the focus is back before its caller moves it on.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = texts.keepIt, busy = false } = props;
  const pressPainted = useDeferredValue(open);
  return (
    <TitledDialog
      open={open && pressPainted}
      onClose={() => {
        if (!busy) props.onClose();
      }}
      title={title}
      text={children}
      actions={
        <>
          <Button onClick={props.onClose} disabled={busy} color="inherit" autoFocus>
            <span>{cancelLabel}</span>
          </Button>
          <Button
            onClick={props.onConfirm}
            loading={busy}
            variant="contained"
            color={props.destructive ? 'error' : 'primary'}
          >
            <span>{confirmLabel}</span>
          </Button>
        </>
      }
    >
      {props.choices}
    </TitledDialog>
  );
}

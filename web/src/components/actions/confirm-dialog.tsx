import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { noBreakUnits } from '../../lib/formats.ts';
import { texts } from '../../lib/texts.ts';

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
  const id = useId();
  const pressPainted = useDeferredValue(open);
  return (
    <Dialog
      open={open && pressPainted}
      onClose={() => {
        if (!busy) props.onClose();
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{noBreakUnits(title)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{children}</DialogContentText>
        {props.choices}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
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
      </DialogActions>
    </Dialog>
  );
}

import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { noBreakUnits } from '../../lib/formats.ts';

interface FormDialogProps {
  title: string;
  text: string;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** A dialog with a form in it: Escape leaves it, a press beside it does not, so that what was typed stays. */
export function FormDialog({ title, text, onClose, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{noBreakUnits(title)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
    </Dialog>
  );
}

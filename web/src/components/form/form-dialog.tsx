import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TitledDialog } from '../actions/titled-dialog.tsx';

interface FormDialogProps {
  title: string;
  text: string;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** A dialog with a form in it: Escape leaves it, a press beside it does not, so that what was typed stays. */
export function FormDialog({ onClose, children, ...words }: FormDialogProps) {
  return (
    <TitledDialog {...words} onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </TitledDialog>
  );
}

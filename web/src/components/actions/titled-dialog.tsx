import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { noBreakUnits } from '../../lib/formats.ts';

interface TitledDialogProps extends Pick<DialogProps, 'onClose' | 'maxWidth' | 'fullWidth'> {
  open?: boolean;
  title: string;
  /** What it is about, read out with its title. */
  text: ReactNode;
  /** What stands below the text. */
  children?: ReactNode;
  /** Its buttons. */
  actions?: ReactNode;
}

/** A dialog by its title, a text and its buttons. */
export function TitledDialog(props: TitledDialogProps) {
  const { open = true, title, text, children, actions, ...dialog } = props;
  const id = useId();
  return (
    <Dialog {...dialog} open={open} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{noBreakUnits(title)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
      </DialogContent>
      {actions && <DialogActions sx={{ p: 2 }}>{actions}</DialogActions>}
    </Dialog>
  );
}

import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '../../components/icons/close-icon.tsx';
import { texts } from '../texts.ts';
import { PhoneMenuLinks } from './phone-menu-links.tsx';
import { phonePaper } from './phone-paper.ts';

interface PhoneDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The header's links in a drawer. Any choice closes it. */
export function PhoneDrawer({ open, onClose }: PhoneDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': texts.nav.menu, sx: phonePaper } }}
    >
      <IconButton aria-label={texts.nav.closeMenu} onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        <CloseIcon />
      </IconButton>
      <PhoneMenuLinks onChoice={onClose} />
    </Drawer>
  );
}

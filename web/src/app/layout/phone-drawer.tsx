import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { CloseIcon } from '../../components/icons/close-icon.tsx';
import { texts } from '../texts.ts';
import { AccountLinks } from './account-links.tsx';
import { HeaderLink } from './header-link.tsx';
import { mainNav } from './nav-items.ts';

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
      slotProps={{
        paper: { 'aria-label': texts.nav.menu, sx: { width: 'min(320px, 86vw)', p: 1 } },
      }}
    >
      <IconButton aria-label={texts.nav.closeMenu} onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        <CloseIcon />
      </IconButton>
      <Stack component="nav" aria-label={texts.nav.label} onClick={onClose}>
        {mainNav.map(({ label, to }) => (
          <HeaderLink key={to} to={to} column>
            {label}
          </HeaderLink>
        ))}
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Stack spacing={1} onClick={onClose}>
        <AccountLinks column />
      </Stack>
    </Drawer>
  );
}

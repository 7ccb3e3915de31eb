import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CloseIcon } from '../../components/icons/close-icon.tsx';
import { MenuIcon } from '../../components/icons/menu-icon.tsx';
import { texts } from '../texts.ts';
import { AccountLinks } from './account-links.tsx';
import { HeaderLink } from './header-link.tsx';
import { mainNav } from './nav-items.ts';

/** The header's links in a drawer, for narrow screens. Any choice closes it. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        color="inherit"
        aria-label={texts.nav.openMenu}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { sx: { width: 'min(320px, 86vw)', p: 1 } } }}
      >
        <IconButton aria-label={texts.nav.closeMenu} onClick={close} sx={{ alignSelf: 'flex-end' }}>
          <CloseIcon />
        </IconButton>
        <Stack component="nav" aria-label={texts.nav.label} onClick={close}>
          {mainNav.map(({ label, to }) => (
            <HeaderLink key={to} to={to}>
              {label}
            </HeaderLink>
          ))}
        </Stack>
        <Divider sx={{ my: 2 }} />
        <Stack spacing={1} sx={{ px: 1 }} onClick={close}>
          <AccountLinks />
        </Stack>
      </Drawer>
    </Box>
  );
}

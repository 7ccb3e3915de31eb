import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type MouseEvent } from 'react';
import { MenuIcon } from '../../components/icons/menu-icon.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { texts } from '../texts.ts';
import { closeEarlyMenu, EARLY_MENU_ID, EarlyPhoneMenu } from './early-phone-menu.tsx';

// A drawer brings the code of modal layers; most visits to a wide screen never open one.
const PhoneDrawer = lazyPart(async () => (await import('./phone-drawer.tsx')).PhoneDrawer);

/** The header's links behind a button, for narrow screens. */
export function PhoneMenu() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (!closeEarlyMenu()) setState('open');
  };
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        color="inherit"
        aria-label={texts.nav.openMenu}
        aria-expanded={state === 'unused' ? undefined : state === 'open'}
        popoverTarget={EARLY_MENU_ID}
        onClick={open}
      >
        <MenuIcon />
      </IconButton>
      <EarlyPhoneMenu />
      {state !== 'unused' && (
        <PhoneDrawer
          open={state === 'open'}
          onClose={() => setState('closed')}
          onFailure={() => setState('unused')}
        />
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { QuietBoundary } from '../../components/quiet-boundary.tsx';
import { MenuIcon } from '../../components/icons/menu-icon.tsx';
import { texts } from '../texts.ts';

// A drawer brings the code of modal layers; most visits to a wide screen never open one.
const PhoneDrawer = lazy(async () => ({
  default: (await import('./phone-drawer.tsx')).PhoneDrawer,
}));

/** The header's links behind a button, for narrow screens. */
export function PhoneMenu() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        color="inherit"
        aria-label={texts.nav.openMenu}
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <MenuIcon />
      </IconButton>
      {state !== 'unused' && (
        <QuietBoundary>
          <Suspense>
            <PhoneDrawer open={state === 'open'} onClose={() => setState('closed')} />
          </Suspense>
        </QuietBoundary>
      )}
    </Box>
  );
}

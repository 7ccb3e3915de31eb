import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { MoonIcon } from '../../components/icons/moon-icon.tsx';
import { SunIcon } from '../../components/icons/sun-icon.tsx';
import { visuallyHidden } from '../../lib/visually-hidden.ts';
import { texts } from '../texts.ts';

const { toDark, toLight } = texts.colorScheme;

/**
 * Light or dark: by the system's preference until somebody chooses, and remembered from then on.
 * Styles choose what it offers, because a page is the same for everybody; `public/bootstrap.js`
 * does what it says, before the app is there and after.
 */
export function ColorSchemeSwitch() {
  return (
    <IconButton color="inherit" data-scheme-switch onClick={() => window.switchColorScheme?.()}>
      <Offer label={toDark} hiddenIn="dark">
        <MoonIcon />
      </Offer>
      <Offer label={toLight} hiddenIn="light">
        <SunIcon />
      </Offer>
    </IconButton>
  );
}

interface OfferProps {
  label: string;
  hiddenIn: 'dark' | 'light';
  children: ReactNode;
}

function Offer({ label, hiddenIn, children }: OfferProps) {
  return (
    <Box
      component="span"
      title={label}
      sx={{ display: 'flex', [`[data-color-scheme="${hiddenIn}"] &`]: { display: 'none' } }}
    >
      {children}
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
    </Box>
  );
}

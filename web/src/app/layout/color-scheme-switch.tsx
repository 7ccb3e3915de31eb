import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MoonIcon, SunIcon } from '../../components/data-display/icons.tsx';
import { visuallyHidden } from '../../components/layout/visually-hidden.ts';
import { texts } from '../texts.ts';
import { COLOR_SCHEME_ATTRIBUTE } from '../theme/theme.ts';

const { toDark, toLight } = texts.colorScheme;

/**
 * Light or dark: by the system's preference until somebody chooses, and remembered from then on. Styles
 * choose what it offers, because a page that is rendered on the server is the same for everybody.
 */
export function ColorSchemeSwitch() {
  const { setMode } = useColorScheme();
  const change = () => {
    // What is shown, also in the moment in which MUI does not know it yet.
    const shown = document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);
    setMode(shown === 'dark' ? 'light' : 'dark');
  };
  return (
    <IconButton color="inherit" data-scheme-switch onClick={change}>
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

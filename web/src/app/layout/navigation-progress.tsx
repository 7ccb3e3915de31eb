import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useShown } from '../router/shown-context.ts';

/** A thin line at the top while the code of the next screen is on its way. */
export function NavigationProgress() {
  const { coming } = useShown();
  if (!coming) return null;
  return <Box role="progressbar" aria-label="Loading the page" sx={lineStyle} />;
}

/** Two bars run over it, the second after the first: MUI's `LinearProgress`, in a tenth of it. */
const first = keyframes`
  0% { left: -35%; right: 100% }
  60%, 100% { left: 100%; right: -90% }`;
const second = keyframes`
  0% { left: -200%; right: 100% }
  60%, 100% { left: 107%; right: -8% }`;

const lineStyle = {
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 'tooltip',
  height: 3,
  overflow: 'hidden',
  bgcolor: 'LinearProgress.primaryBg',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    bgcolor: 'primary.main',
    animation: `${first} 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite`,
  },
  '&::after': { animation: `${second} 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite` },
} as const;

import LinearProgress from '@mui/material/LinearProgress';
import { useShown } from '../router/shown-context.ts';

/** A thin line at the top while the code of the next screen is on its way. */
export function NavigationProgress() {
  const { coming } = useShown();
  if (!coming) return null;
  return (
    <LinearProgress
      aria-label="Loading the page"
      sx={{ position: 'fixed', inset: '0 0 auto 0', zIndex: 'tooltip', height: 3 }}
    />
  );
}

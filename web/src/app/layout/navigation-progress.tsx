import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router-dom';

/** A thin line at the top while the code of the next screen is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <LinearProgress
      aria-label="Loading the page"
      sx={{ position: 'fixed', inset: '0 0 auto 0', zIndex: 'tooltip', height: 3 }}
    />
  );
}

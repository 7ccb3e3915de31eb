import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.ts';
import { useKeptPages } from '../keep-offline.ts';
import { ScreenOutlet } from '../router/screen-outlet.tsx';
import { ScrollPlaces } from '../router/scroll-places.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID } from './main-id.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { ReloadedHeight } from './reloaded-height.tsx';
import { SkipLink } from './skip-link.tsx';
import { useCanonical } from './use-canonical.ts';
import { useFace } from './use-face.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** Header, the screen, footer. The screen starts anew when somebody else signs in. */
export function RootLayout() {
  const { generation } = useSession();
  const { pathname } = useLocation();
  useCanonical();
  useFace();
  useRouteFocus();
  useKeptPages();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <NavigationProgress />
      <Header />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={mainStyle}>
        <ScreenOutlet key={generation} />
      </Box>
      {/* Another screen has another place for it: it stands there at once and does not move. */}
      <Footer key={pathname} />
      {/* Before the scrolling, which needs the height. */}
      <ReloadedHeight />
      <ScrollPlaces />
    </Box>
  );
}

/** At least a screenful below the header, so that what is still loading never moves the footer. */
const mainStyle = {
  flexGrow: 1,
  minHeight: { xs: 'calc(100vh - 57px)', md: 'calc(100vh - 73px)' },
  '@media print': { minHeight: 0 },
} as const;

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useSession } from '../../entities/session/use-session.ts';
import { SCROLL_STORAGE, scrollKey } from '../scroll-key.ts';
import { useCachedPages } from '../service-worker.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MAIN_ID, useCanonical, useRouteFocus } from './use-route-change.ts';
import Link from '@mui/material/Link';
import { texts } from '../texts.ts';

/**
 * Header, the page, footer. The page starts anew when somebody else signs in. Each of the three is
 * hydrated by itself, so that no single task is long.
 */
export function RootLayout() {
  const { generation } = useSession();
  const { pathname } = useLocation();
  useCanonical();
  useRouteFocus();
  useCachedPages();
  return (
    <Box sx={layoutStyle}>
      <SkipLink />
      <NavigationProgress />
      <Suspense>
        <Header />
      </Suspense>
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={mainStyle}>
        <Suspense>
          <Outlet key={generation} />
          <Hydrated />
        </Suspense>
      </Box>
      <Suspense>
        {/* Another page has another place for it: it stands there at once and does not move. */}
        <Footer key={pathname} />
      </Suspense>
      <LeaveDialog />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_STORAGE} />
    </Box>
  );
}

/** A thin line at the top while the next page is on its way. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <LinearProgress aria-label="Loading the page" sx={progressStyle} />;
}

/** Replays what was pressed before hydration (`start-on-intent.ts`). */
function Hydrated() {
  useEffect(() => window.repeatEarlyInput?.(), []);
  return null;
}

const progressStyle = {
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 'tooltip',
  height: 3,
} as const;

/** No footer while the page is loading. */
const layoutStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '& > main:has([data-loading]) ~ footer': { display: 'none' },
} as const;

/**
 * At least a screenful, so that late content never moves the footer; several while loading, so that the
 * scroll position can be restored.
 */
const mainStyle = {
  flexGrow: 1,
  minHeight: { xs: 'calc(100vh - 57px)', md: 'calc(100vh - 73px)' },
  '&:has([data-loading])': { minHeight: '500vh' },
  '@media print': { minHeight: 0 },
} as const;

/** The first stop of the Tab key: past the header, to the content. */
function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {texts.skipToContent}
    </Link>
  );
}

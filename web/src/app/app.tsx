import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { LiveRegion } from '../components/feedback/live-region.tsx';
import { HydratedContext } from '../lib/locale.ts';
import { LazySessionWatcher } from './lazy-session-watcher.tsx';
import { LazyToasts } from './lazy-toasts.tsx';
import { theme } from './theme/theme.ts';

interface AppProps {
  queryClient: QueryClient;
  /** Where the rules of the styles go. */
  styles: EmotionCache;
  /** The page was rendered on the server, as everybody sees it. */
  prerendered?: boolean;
  /** The router: a browser's, or a static one while a page is rendered on the server. */
  children: ReactNode;
}

/** What surrounds every page: theme, query cache, sign-in state, toasts. */
export function App({ queryClient, styles, prerendered = false, children }: AppProps) {
  const [isHydrated, setHydrated] = useState(!prerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <QueryClientProvider client={queryClient}>
            <HydratedContext value={isHydrated}>{children}</HydratedContext>
            <LiveRegion />
            <LazyToasts />
            <LazySessionWatcher />
          </QueryClientProvider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}

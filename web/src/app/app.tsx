import CssBaseline from '@mui/material/CssBaseline';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LiveRegion } from '../components/live-region.tsx';
import { useEarlyInput } from './early-input.ts';
import { LazySessionWatcher } from './lazy-session-watcher.tsx';
import { LazyToasts } from './lazy-toasts.tsx';
import { SiteTheme } from './theme/site-theme.tsx';
import { useWholePage } from './whole-page.ts';

interface AppProps {
  queryClient: QueryClient;
  /** The router: a browser's, or a static one while a page is rendered to HTML. */
  children: ReactNode;
}

/** What surrounds every screen: theme, query cache, sign-in state, toasts. */
export function App({ queryClient, children }: AppProps) {
  useEarlyInput();
  useWholePage();
  return (
    <SiteTheme>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        {children}
        <LiveRegion />
        <LazyToasts />
        <LazySessionWatcher />
      </QueryClientProvider>
    </SiteTheme>
  );
}

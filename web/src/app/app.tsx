import CssBaseline from '@mui/material/CssBaseline';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { LiveRegion } from '../components/live-region.tsx';
import { OwnContext } from '../lib/locale.ts';
import { useEarlyInput } from './early-input.ts';
import { LazySessionWatcher } from './lazy-session-watcher.tsx';
import { LazyToasts } from './lazy-toasts.tsx';
import { SiteTheme } from './theme/site-theme.tsx';
import { useWholePage } from './whole-page.ts';

interface AppProps {
  queryClient: QueryClient;
  /** It stands in the page, as it was rendered for everybody. */
  prerendered?: boolean;
  /** The router: a browser's, or a static one while a page is rendered to HTML. */
  children: ReactNode;
}

/** What surrounds every screen: theme, query cache, sign-in state, toasts. */
export function App({ queryClient, prerendered = false, children }: AppProps) {
  useEarlyInput();
  useWholePage();
  const [isOwn, setOwn] = useState(!prerendered);
  useEffect(() => startTransition(() => setOwn(true)), []);
  return (
    <SiteTheme>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <OwnContext value={isOwn}>{children}</OwnContext>
        <LiveRegion />
        <LazyToasts />
        <LazySessionWatcher />
      </QueryClientProvider>
    </SiteTheme>
  );
}

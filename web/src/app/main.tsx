import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { connectSessionToApi } from './connect-session.ts';
import { createQueryClient } from './query-client.ts';
import { reloadAfterDeployment } from './reload-after-deployment.ts';
import { routes } from './routes.tsx';
import './theme/fonts.css';

/** Loads the code of the screen that the prerendered HTML shows, so that hydration matches it. */
async function loadMatchedScreens(): Promise<void> {
  const matches = matchRoutes(routes, globalThis.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  reloadAfterDeployment();
  const queryClient = createQueryClient();
  connectSessionToApi(queryClient);
  const prerendered = root.hasChildNodes();
  if (prerendered) await loadMatchedScreens();
  const router = createBrowserRouter(routes);
  const page = (
    <StrictMode>
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (prerendered) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

void start();

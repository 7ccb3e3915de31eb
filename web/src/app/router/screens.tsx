import { ErrorBoundary } from 'react-error-boundary';
import { useRoutes } from 'react-router-dom';
import { routes } from '../routes.tsx';
import { ScreenFailure } from '../screens/screen-failure.tsx';

/** The screens of the path that is shown, from the outermost layout on. */
export function Screens() {
  const screens = useRoutes(routes);
  return <ErrorBoundary FallbackComponent={ScreenFailure}>{screens}</ErrorBoundary>;
}

import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { ScreenFailure } from '../screens/screen-failure.tsx';

/** The screen within a layout. One that cannot be drawn leaves the layout standing, and the way on. */
export function ScreenOutlet() {
  const { key, pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ScreenFailure} resetKeys={[key, pathname]}>
      <Outlet />
    </ErrorBoundary>
  );
}

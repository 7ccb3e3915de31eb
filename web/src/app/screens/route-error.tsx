import { useRouteError } from 'react-router-dom';
import { ScreenFailure } from './screen-failure.tsx';

/** Stands in for a screen that could not be drawn; the rest of the page stays. */
export function RouteError() {
  return <ScreenFailure error={useRouteError()} />;
}

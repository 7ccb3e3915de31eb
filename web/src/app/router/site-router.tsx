import { startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { LoadingSpinner } from '../../components/loading.tsx';
import type { Navigation } from './navigation.ts';
import { Screens } from './screens.tsx';
import { ShownProvider } from './shown-context.ts';

/** The router of a browser: draws where the navigation has come to. */
export function SiteRouter({ navigation }: { navigation: Navigation }) {
  const [state, setState] = useState(navigation.state);
  useLayoutEffect(() => {
    const draw = (next: typeof state) => startTransition(() => setState(next));
    draw(navigation.state());
    return navigation.subscribe(draw);
  }, [navigation]);
  return (
    <Router location={state.location} navigator={navigation.navigator}>
      <ShownProvider value={state}>{state.ready ? <Screens /> : <LoadingSpinner />}</ShownProvider>
    </Router>
  );
}

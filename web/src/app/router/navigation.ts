import type { Location, NavigateOptions, Navigator, To } from 'react-router-dom';
import { createEmitter } from '../../lib/emitter.ts';
import { setOut } from '../../lib/router/arrival.ts';
import { isKept } from '../../lib/router/leave-guard.ts';
import { listenToBrowserSteps, type History } from './browser-steps.ts';

/** Which screen is shown, and what is going on. */
export interface NavigationState {
  location: Location;
  /** It leaves the page where it is scrolled to. */
  keepsPlace: boolean;
  /** False until the code of the first screen has come. */
  ready: boolean;
  /** True while the code of the next screen is on its way. */
  coming: boolean;
}

interface NavigationOptions {
  history: History;
  /** Loads the code of the screens at a path; undefined where it is there. Never fails. */
  loadScreens: (pathname: string) => Promise<unknown> | undefined;
  /** Told before the screen at this location goes. */
  onLeave: (location: Location) => void;
  /** The first screen stands in the page, and its code is there. */
  prerendered: boolean;
  /** It is to be left where it is scrolled to. */
  keepsPlace: boolean;
}

interface Entry {
  keepsPlace?: boolean | undefined;
  /** Changes the address, where the browser has not. */
  enter?: () => void;
}

export type Navigation = ReturnType<typeof createNavigation>;

/**
 * Leads from screen to screen: the next one, and its address, take the place of the one before when
 * the code has come. Whoever sets out for another in the meantime gets that one.
 */
export function createNavigation(options: NavigationOptions) {
  const { history, loadScreens, onLeave, prerendered, keepsPlace } = options;
  const { emit, subscribe } = createEmitter<NavigationState>();
  let state: NavigationState = {
    location: history.location,
    keepsPlace,
    ready: prerendered,
    coming: false,
  };
  const change = (changes: Partial<NavigationState>): void => {
    state = { ...state, ...changes };
    emit(state);
  };
  const shownPath = () => state.location.pathname;

  let latest = 0;
  async function show(pathname: string, { keepsPlace = false, enter }: Entry = {}): Promise<void> {
    latest += 1;
    const number = latest;
    const loading = loadScreens(pathname);
    if (loading) {
      change({ coming: true });
      await loading;
      if (number !== latest) return;
    }
    onLeave(state.location);
    enter?.();
    change({ location: history.location, keepsPlace, ready: true, coming: false });
  }

  const stepBy =
    (enter: History['push']) =>
    (to: To, given?: unknown, { preventScrollReset: keepsPlace }: NavigateOptions = {}): void => {
      const pathname = (typeof to === 'string' ? to : to.pathname) ?? shownPath();
      const leave = () => setOut(show(pathname, { keepsPlace, enter: () => enter(to, given) }));
      if (!isKept(shownPath(), pathname, leave)) leave();
    };

  listenToBrowserSteps(history, shownPath, (pathname) => void show(pathname));
  if (!prerendered) void show(shownPath());
  const navigator: Navigator = {
    ...history,
    push: stepBy((to, given) => history.push(to, given)),
    replace: stepBy((to, given) => history.replace(to, given)),
  };
  return { navigator, subscribe, state: () => state };
}

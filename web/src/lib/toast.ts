import { createEmitter } from './emitter.ts';

type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  message: string;
  /** The screen it was raised on: what comes there later replaces it, so that no two disagree. */
  screen: string;
}

/** So many stand at once. */
const MOST = 3;

const changes = createEmitter<undefined>();
let shown: readonly Toast[] = [];
let lastId = 0;

function show(next: readonly Toast[]): void {
  shown = next.slice(-MOST);
  changes.emit(undefined);
}

const ofOtherScreens = () => shown.filter(({ screen }) => screen !== location.pathname);

function push(kind: ToastKind, message: string): void {
  lastId += 1;
  show([...ofOtherScreens(), { id: lastId, kind, message, screen: location.pathname }]);
}

/**
 * Shows a toast in place of the last one of this screen. Pass the contract's `TOAST` messages. A toast is never the only place where an
 * error shows: say it beside the field or above the form as well.
 */
export const toast = {
  success: (message: string) => push('success', message),
  error: (message: string) => push('error', message),
  info: (message: string) => push('info', message),
  /** Takes the last toast of this screen back: what it said no longer holds. */
  takeBack: () => show(ofOtherScreens()),
};

/** What `Toasts` draws. */
export const shownToasts = {
  subscribe: changes.subscribe,
  read: (): readonly Toast[] => shown,
  close: (id: number) => show(shown.filter((each) => each.id !== id)),
};

import { createEmitter } from './emitter.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  message: string;
  /** The path it was raised on: the next one from there replaces it, so that no two disagree. */
  path: string;
}

const changes = createEmitter<void>();
let shown: readonly Toast[] = [];
let lastId = 0;

function show(next: readonly Toast[]): void {
  if (next.length === shown.length && next.every((item, index) => item === shown[index])) return;
  shown = next;
  changes.emit();
}

const ofOtherPaths = (): Toast[] => shown.filter(({ path }) => path !== location.pathname);

function push(kind: Toast['kind'], message: string): void {
  lastId += 1;
  show([...ofOtherPaths(), { id: lastId, kind, message, path: location.pathname }]);
}

/**
 * Shows a toast in place of the last one of this path. Pass the contract's `TOAST` messages. A toast is
 * never the only place where an error shows: say it beside the field or above the form as well.
 */
export const toast = {
  success: (message: string) => push('success', message),
  error: (message: string) => push('error', message),
  info: (message: string) => push('info', message),
  /** Takes the last toast of this path back: what it said no longer holds. */
  takeBack: () => show(ofOtherPaths()),
};

/** The toasts that are shown, the oldest first. */
export const toasts = {
  all: () => shown,
  subscribe: (listener: () => void) => changes.subscribe(listener),
  close: (id: number) => show(shown.filter((item) => item.id !== id)),
};

type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  kind: ToastKind;
  message: string;
  /** The screen it was raised on: what comes there later replaces it, so that no two disagree. */
  screen: string;
}

type Show = (toast: Toast) => void;
type Close = (screen: string) => void;

let waiting: Toast[] = [];
let show: Show | undefined;
let close: Close | undefined;
let onFirst: (() => void) | undefined;

function push(kind: ToastKind, message: string): void {
  const item: Toast = { kind, message, screen: location.pathname };
  if (show) {
    show(item);
    return;
  }
  waiting.push(item);
  onFirst?.();
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
  takeBack: () => {
    const screen = location.pathname;
    waiting = waiting.filter((item) => item.screen !== screen);
    close?.(screen);
  },
};

/** Calls back when the first toast waits for a host, which is only loaded then. */
export function onFirstToast(callback: () => void): () => void {
  onFirst = callback;
  if (waiting.length > 0) callback();
  return () => {
    onFirst = undefined;
  };
}

/**
 * Connects the component that shows toasts, and hands it the ones that wait.
 *
 * @param closeLast takes the last toast of a screen away, if it is still there
 */
export function connectToastHost(host: Show, closeLast: Close): () => void {
  show = host;
  close = closeLast;
  const ready = waiting;
  waiting = [];
  for (const item of ready) host(item);
  return () => {
    show = undefined;
    close = undefined;
  };
}

import { createEmitter } from '../emitter.ts';

const starts = createEmitter<void>();
let started = false;

/** Says that the sign-in SDK is set up, to what follows it where it is. */
export function markAuthStarted(): void {
  started = true;
  starts.emit();
}

export const isAuthStarted = (): boolean => started;
export const subscribeToAuthStart = (listener: () => void) => starts.subscribe(listener);

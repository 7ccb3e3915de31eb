/** A list of listeners: the smallest thing that modules outside React can tell components with. */
export function createEmitter<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value: T): void => {
      for (const listener of [...listeners]) listener(value);
    },
    /** @returns a function that ends the subscription */
    subscribe: (listener: (value: T) => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

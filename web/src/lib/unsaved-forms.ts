import { createEmitter } from './emitter.ts';

const unsaved = new Set<symbol>();
const changes = createEmitter<undefined>();

/** The forms of the page whose changes are not saved; one blocker in the layout asks for all of them. */
export const unsavedForms = {
  /** @returns a function that takes the form away again */
  add(): () => void {
    const form = Symbol('form');
    unsaved.add(form);
    changes.emit(undefined);
    return () => {
      unsaved.delete(form);
      changes.emit(undefined);
    };
  },
  any: (): boolean => unsaved.size > 0,
  subscribe: changes.subscribe,
};

import { useFormikContext } from 'formik';
import { useCallback, useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { createEmitter } from '../../lib/emitter.ts';

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

/**
 * Guards a form's unsaved changes: `LeaveDialog` asks before navigation, the browser before the tab is
 * closed.
 */
export function UnsavedGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const isUnsaved = dirty && !isSubmitting;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    // Preloaded, so that it can be shown offline.
    import('../actions/confirm-dialog.tsx').catch(() => undefined);
    return unsavedForms.add();
  }, [isUnsaved]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
  return null;
}

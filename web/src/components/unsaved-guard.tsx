import { useFormikContext } from 'formik';
import { useCallback, useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { unsavedForms } from '../lib/unsaved-forms.ts';

/**
 * Stands in a form whose unsaved changes are not to be lost: the layout asks before another page is
 * shown (`LeaveDialog`), the browser before the tab is closed.
 */
export function UnsavedGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const isUnsaved = dirty && !isSubmitting;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    // The question is there when it is needed, with or without a connection.
    import('./confirm-dialog.tsx').catch(() => undefined);
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

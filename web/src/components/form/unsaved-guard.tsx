import { useFormikContext } from 'formik';
import { useCallback, useEffect } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { unsavedForms } from '../../lib/unsaved-forms.ts';

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

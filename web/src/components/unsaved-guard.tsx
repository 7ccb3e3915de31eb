import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { texts } from '../lib/texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const { unsaved } = texts;

/**
 * Stands in a form whose unsaved changes are not to be lost. Asks before what was typed is left
 * behind: by a link, by Back, by closing the tab.
 * Whoever has to sign in again is not asked; what they typed waits for them (`FormDraft`).
 */
export function UnsavedGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const unsafe = dirty && !isSubmitting;
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        unsafe &&
        nextLocation.pathname !== currentLocation.pathname &&
        nextLocation.pathname !== paths.login,
      [unsafe],
    ),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsafe) event.preventDefault();
      },
      [unsafe],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={unsaved.title}
      confirmLabel={unsaved.leave}
      cancelLabel={unsaved.stay}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {unsaved.text}
    </ConfirmDialog>
  );
}

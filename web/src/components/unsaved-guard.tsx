import { useFormikContext } from 'formik';
import { useCallback, useEffect, useState } from 'react';
import { useBeforeUnload, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { guardLeaving } from '../lib/router/leave-guard.ts';
import { dialogTexts } from '../lib/dialog-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const { unsaved } = dialogTexts;

/**
 * Stands in a form whose unsaved changes are not to be lost. Asks before what was typed is left
 * behind: by a link, by Back, by closing the tab.
 * Whoever has to sign in again is not asked; what they typed waits for them (`FormDraft`).
 */
export function UnsavedGuard() {
  const { dirty, isSubmitting } = useFormikContext();
  const unsafe = dirty && !isSubmitting;
  const { pathname } = useLocation();
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    if (!unsafe) return undefined;
    return guardLeaving((from, to, goOn) => {
      // Its own screen is left already while another one is being drawn.
      if (from !== pathname || to === pathname || to === paths.login) return false;
      setLeave(() => goOn);
      return true;
    });
  }, [unsafe, pathname]);
  const close = () => setLeave(undefined);
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
      open={leave !== undefined}
      title={unsaved.title}
      confirmLabel={unsaved.leave}
      cancelLabel={unsaved.stay}
      destructive
      onConfirm={() => {
        close();
        leave?.();
      }}
      onClose={close}
    >
      {unsaved.text}
    </ConfirmDialog>
  );
}

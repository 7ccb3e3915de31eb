import { useFormikContext } from 'formik';
import { useCallback, useMemo, useRef, useState, type FormEvent } from 'react';
import { announce } from '../lib/announce.ts';
import { texts } from '../lib/texts.ts';
import type { UploadStatus } from './form-uploads.ts';

/**
 * Submits a form when its uploads are through: waits for those under way, and stops at one that
 * failed, whose field says why. Whoever clicks again meanwhile changes nothing.
 *
 * @param onStopped called when a failed upload keeps the form from being submitted
 */
export function useSubmitAfterUploads(onStopped: () => void) {
  const { submitForm, isSubmitting } = useFormikContext();
  const statuses = useRef(new Map<string, UploadStatus>());
  const [waiting, setWaiting] = useState(false);
  const submitted = useRef(false);

  const goOn = useCallback(() => {
    const all = [...statuses.current.values()];
    const sending = all.includes('sending');
    submitted.current = sending;
    setWaiting(sending);
    if (sending) announce(texts.photo.waiting);
    else if (all.includes('failed')) onStopped();
    else void submitForm();
  }, [submitForm, onStopped]);

  // Fields report from an effect, so an arrived picture's address is in the form's values by then.
  const report = useCallback(
    (field: string, status: UploadStatus) => {
      statuses.current.set(field, status);
      if (submitted.current && status !== 'sending') goOn();
    },
    [goOn],
  );
  const uploads = useMemo(() => ({ waiting, report }), [waiting, report]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submitted.current && !isSubmitting) goOn();
  };
  return { onSubmit, uploads };
}

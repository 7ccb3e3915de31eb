import { useFormikContext } from 'formik';
import {
  createContext,
  type FormEvent,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { texts } from '../../lib/texts.ts';
import { announce } from '../../lib/announce.ts';

/** How the upload of a field stands; one that arrived, or was never begun, is `idle`. */
type UploadStatus = 'idle' | 'sending' | 'failed';

interface FormUploads {
  /** True while a submitted form waits for a photo. */
  waiting: boolean;
  report: (field: string, status: UploadStatus) => void;
  /** A field is gone, or has another name from now on. */
  forget: (field: string) => void;
}

/** What the fields of a form and its button know of the uploads under way in it. */
export const FormUploadsContext = createContext<FormUploads>({
  waiting: false,
  report: () => undefined,
  forget: () => undefined,
});

/** Tells the form about the upload of a field, so that submitting waits for it. */
export function useReportUpload(field: string, status: UploadStatus): void {
  const { report, forget } = useContext(FormUploadsContext);
  useEffect(() => () => forget(field), [forget, field]);
  useEffect(() => report(field, status), [report, field, status]);
}

/** True while the form is submitted and waits for a photo. */
export const useWaitsForUpload = (): boolean => useContext(FormUploadsContext).waiting;

/**
 * Submits a form once its uploads have finished, and not while one has failed, whose field says why. The
 * press is painted before validation (INP); further presses meanwhile are ignored.
 *
 * @param onStopped called when a failed upload keeps the form from being submitted
 * @param onTaken called at the press that will submit the form
 */
export function useSubmitAfterUploads(onStopped: () => void, onTaken: () => void) {
  const { submitForm, isSubmitting } = useFormikContext();
  const statuses = useRef(new Map<string, UploadStatus>());
  const [waiting, setWaiting] = useState(false);
  const submitted = useRef(false);
  const underWay = useRef(false);

  const submit = useCallback(() => {
    if (underWay.current) return;
    underWay.current = true;
    afterPaint(() => {
      void submitForm().finally(() => {
        underWay.current = false;
      });
    });
  }, [submitForm]);

  const goOn = useCallback(() => {
    const all = [...statuses.current.values()];
    const sending = all.includes('sending');
    submitted.current = sending;
    setWaiting(sending);
    if (sending) announce(texts.waitingForPhoto);
    else if (all.includes('failed')) onStopped();
    else submit();
  }, [submit, onStopped]);

  // Fields report from an effect: the picture's address is in the form's values by then.
  const report = useCallback(
    (field: string, status: UploadStatus) => {
      statuses.current.set(field, status);
      if (submitted.current && status !== 'sending') goOn();
    },
    [goOn],
  );
  const forget = useCallback(
    (field: string) => {
      statuses.current.delete(field);
      // Rows that change places report under their new names in the same tick.
      queueMicrotask(() => {
        if (submitted.current) goOn();
      });
    },
    [goOn],
  );
  const uploads = useMemo(() => ({ waiting, report, forget }), [waiting, report, forget]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitted.current || underWay.current || isSubmitting) return;
    onTaken();
    goOn();
  };
  return { onSubmit, uploads };
}

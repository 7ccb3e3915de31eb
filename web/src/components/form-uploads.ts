import { createContext, useContext, useEffect } from 'react';

/** How the upload of a field stands; one that arrived, or was never begun, is `idle`. */
export type UploadStatus = 'idle' | 'sending' | 'failed';

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

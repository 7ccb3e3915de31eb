import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { photoTexts, refusalOf, uploadImage } from '../../lib/api/upload-image.ts';
import { announce } from '../../lib/announce.ts';

/** Identifies a file that is chosen again. */
const signOf = ({ name, size, lastModified }: File): string =>
  JSON.stringify([name, size, lastModified]);

type UploadState =
  | { status: 'idle' }
  | { status: 'sending'; progress: number; preview: string }
  | { status: 'failed'; message: string };

/**
 * Uploads one picture at a time; choosing another stops the one under way. `onDone` gets the
 * address of a picture that arrived.
 */
export function useUpload(onDone: (url: string) => void) {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  // The latest callback: its row may have been moved meanwhile.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  // Choosing the same file again is a retry under the same idempotency key.
  const attempt = useRef({ sign: '', key: '' });
  const keyOf = (file: File): string => {
    const sign = signOf(file);
    if (attempt.current.sign !== sign) attempt.current = { sign, key: crypto.randomUUID() };
    return attempt.current.key;
  };

  const start = async (file: File): Promise<void> => {
    underWay.current?.abort();
    const refusal = refusalOf(file);
    if (refusal) {
      setState({ status: 'failed', message: refusal });
      announce(refusal);
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    const preview = URL.createObjectURL(file);
    const show = (progress: number) => setState({ status: 'sending', progress, preview });
    show(0);
    try {
      const { signal } = controller;
      const idempotencyKey = keyOf(file);
      const url = await uploadImage(file, { onProgress: show, signal, idempotencyKey });
      attempt.current = { sign: '', key: '' };
      setState({ status: 'idle' });
      done.current(url);
      announce(photoTexts.uploaded);
    } catch (error) {
      if (controller.signal.aborted) return;
      setState({ status: 'failed', message: messageOf(error) });
      announce(messageOf(error));
    } finally {
      URL.revokeObjectURL(preview);
    }
  };
  /** Dismisses a failed upload: the picture stays what it was. */
  const forget = () => setState({ status: 'idle' });
  return { state, start, forget };
}

import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { toast } from '../../lib/toast.ts';
import { StickyAlert } from '../feedback/sticky-alert.tsx';

/** What became of a form, or of something in it; kept as Formik's status. */
export type Status = { failure: unknown } | { done: string };

/** How a form's parts read and tell what became of them. */
export function useFormStatus() {
  const form = useFormikContext();
  /** Undefined as something begins: what was said before no longer holds. */
  const setStatus = (status: Status | undefined) => {
    if (!status) toast.takeBack();
    form.setStatus(status);
  };
  return { status: form.status as Status | undefined, setStatus };
}

/**
 * Says what became of a form, at its end, so that the fields stay where they are when it comes; it
 * sticks to the screen's lower edge, so that it is seen from every field. A failure that is said
 * elsewhere is described as null.
 */
export function FormStatus({ describe }: { describe: (error: unknown) => ReactNode }) {
  const { status } = useFormStatus();
  if (!status) return null;
  const failed = 'failure' in status;
  const text = failed ? describe(status.failure) : status.done;
  if (text === null) return null;
  return <StickyAlert severity={failed ? 'error' : 'success'}>{text}</StickyAlert>;
}

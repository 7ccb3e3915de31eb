import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { toast } from '../../lib/toast.ts';
import { StickyAlert } from '../feedback/sticky-alert.tsx';

/** The result of sending a form, or of an action in it; kept as Formik's status. */
export type Status = { failure: unknown } | { done: string };

/** Reads and sets the form's status. */
export function useFormStatus() {
  const form = useFormikContext();
  /** Undefined clears it, with its toast. */
  const setStatus = (status: Status | undefined) => {
    if (!status) toast.takeBack();
    form.setStatus(status);
  };
  return { status: form.status as Status | undefined, setStatus };
}

/**
 * The form's result in an alert that sticks to the screen's lower edge. `describe` returns null for a
 * failure that is shown elsewhere.
 */
export function FormStatus({ describe }: { describe: (error: unknown) => ReactNode }) {
  const { status } = useFormStatus();
  if (!status) return null;
  const failed = 'failure' in status;
  const text = failed ? describe(status.failure) : status.done;
  if (text === null) return null;
  return <StickyAlert severity={failed ? 'error' : 'success'}>{text}</StickyAlert>;
}

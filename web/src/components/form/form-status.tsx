import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { FormAlert } from '../feedback/form-alert.tsx';

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

/** Whether all that is wrong stands beside the form's own fields. */
const isBesideFields = (error: unknown, values: object): boolean => {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return false;
  const names = Object.keys(error.fields);
  return names.length > 0 && names.every((name) => name in values);
};

/** The form's result, below it. `describe` returns null for a failure that is shown elsewhere. */
export function FormStatus({ describe }: { describe: (error: unknown) => ReactNode }) {
  const { values } = useFormikContext<object>();
  const { status } = useFormStatus();
  if (!status) return null;
  const failed = 'failure' in status;
  if (failed && isBesideFields(status.failure, values)) return null;
  const text = failed ? describe(status.failure) : status.done;
  if (text === null) return null;
  return <FormAlert severity={failed ? 'error' : 'success'}>{text}</FormAlert>;
}

import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/**
 * Begins a form anew with what was saved, so that none of it counts as unsaved, without a new form
 * in which nothing would have the focus.
 */
export function FollowSaved<Values extends object>({ saved }: { saved: Values }) {
  const { initialValues, isSubmitting, resetForm } = useFormikContext<Values>();
  const isBehind = JSON.stringify(initialValues) !== JSON.stringify(saved);
  useEffect(() => {
    if (isBehind && !isSubmitting) resetForm({ values: saved });
  }, [isBehind, isSubmitting, resetForm, saved]);
  return null;
}

import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface ReinitializeFormProps<Values extends object> {
  saved: Values;
  /** What is saved may come from elsewhere: what is typed and not saved stays. */
  fromElsewhere?: boolean;
}

/**
 * Begins a form anew with what was saved, so that none of it counts as unsaved, without a new form
 * in which nothing would have the focus.
 */
export function ReinitializeForm<Values extends object>({
  saved,
  fromElsewhere = false,
}: ReinitializeFormProps<Values>) {
  const { initialValues, values, dirty, isSubmitting, resetForm } = useFormikContext<Values>();
  const isSaved = (those: Values) => JSON.stringify(those) === JSON.stringify(saved);
  const isBehind = !isSaved(initialValues);
  const isTyped = fromElsewhere && dirty && !isSaved(values);
  useEffect(() => {
    if (isBehind && !isTyped && !isSubmitting) resetForm({ values: saved });
  }, [isBehind, isTyped, isSubmitting, resetForm, saved]);
  return null;
}

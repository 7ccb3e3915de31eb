import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface ReinitializeFormProps<Values extends object> {
  saved: Values;
  /** Saved values may come from elsewhere: unsaved input stays. */
  fromElsewhere?: boolean;
}

/**
 * Formik's `enableReinitialize` that keeps unsaved input: what was saved becomes the form's initial values,
 * and the focus stays.
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

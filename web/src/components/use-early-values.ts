import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** A field that holds something else than its page came with. */
const isFilled = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue;

/**
 * Takes into a form what its fields hold when its code comes: typed by then, or filled in by the
 * browser. React leaves it in the fields and knows nothing of it, so the next change would undo it.
 */
export function useEarlyValues(form: RefObject<HTMLFormElement | null>): void {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const take = useEffectEvent(() => {
    const filled = [...(form.current?.elements ?? [])]
      .filter(isFilled)
      .filter(({ name }) => typeof values[name] === 'string');
    if (filled.length === 0) return;
    const early = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
    void setValues({ ...values, ...early });
  });
  useLayoutEffect(() => take(), []);
}

import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** What a field holds, where that is something else than its page came with. */
function earlyValueOf(field: Element): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return chosen && chosen.value !== field.value ? field.value : undefined;
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.checked === field.defaultChecked) return undefined;
    return field.type === 'checkbox' ? field.checked : field.checked ? field.value : undefined;
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value === field.defaultValue ? undefined : field.value;
  return undefined;
}

/**
 * Takes into a form what its fields hold when its code comes: typed, ticked or chosen by then, or filled
 * in by the browser. React leaves it in the fields and knows nothing of it, so the next change would
 * undo it.
 */
export function useEarlyValues(form: RefObject<HTMLFormElement | null>): void {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const take = useEffectEvent(() => {
    const early: Record<string, unknown> = {};
    for (const field of form.current?.elements ?? []) {
      const value = earlyValueOf(field);
      const name = field.getAttribute('name') ?? '';
      if (value !== undefined && typeof values[name] === typeof value) early[name] = value;
    }
    if (Object.keys(early).length > 0) void setValues((now) => ({ ...now, ...early }));
  });
  useLayoutEffect(() => take(), []);
}

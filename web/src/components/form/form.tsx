import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyObjectSchema, InferType } from 'yup';
import { afterPaint } from '../../lib/after-paint.ts';
import { ApiError, messageOf } from '../../lib/api/api-error.ts';
import type { LazySchema } from '../../lib/lazy-schema.ts';
import { tabMemory } from '../../lib/tab-memory.ts';
import { toast } from '../../lib/toast.ts';
import { draftKey, FormDraft, type FormDraftProps } from './form-draft.tsx';
import { FormStatus, type Status } from './form-status.tsx';
import { FormUploadsContext, useSubmitAfterUploads } from './form-uploads.ts';

interface FormProps<Values extends object, Schema extends AnyObjectSchema> {
  initialValues: Values;
  /** The contract's schema, or the way to it; its messages show beside the fields. */
  schema: Schema | LazySchema<Schema>;
  /**
   * Gets the values as the schema casts them (trimmed, numbers as numbers). What it throws shows
   * at the end of the form; an `ApiError`'s `fields` show beside theirs. The values stay.
   */
  onSubmit: (values: InferType<Schema>, helpers: FormikHelpers<Values>) => Promise<void> | void;
  /** What to say about a failure, where the error's own message is not enough. */
  describeError?: (error: unknown) => ReactNode;
  /** `tab` keeps what was typed through a reload as well; never for a form with a password. */
  draft?: FormDraftProps['lasts'];
  /** Which fields are kept together in that. */
  together?: FormDraftProps['together'];
  children: ReactNode;
  /** What stands below what became of the form, such as another way to the same end. */
  after?: ReactNode;
}

/** A form with the contract's validation: errors beside fields, focus on the first of them. */
export function Form<Values extends object, Schema extends AnyObjectSchema>(
  props: FormProps<Values, Schema>,
) {
  const { initialValues, schema, onSubmit, describeError = messageOf, draft = 'session' } = props;
  const path = useLocation().pathname;
  // Somebody agrees to what is shown as they press, whatever is shown once the form is checked.
  const agreedTo = useRef(onSubmit);

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    toast.takeBack();
    helpers.setStatus(undefined);
    try {
      await agreedTo.current(await schema.cast(values), helpers);
      tabMemory.drop(draftKey(path));
    } catch (error) {
      helpers.setStatus({ failure: error } satisfies Status);
      if (error instanceof ApiError) showFieldErrors(error.fields, helpers);
    }
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <>
        <FocusedForm
          onEntered={'prepare' in schema ? schema.prepare : undefined}
          onTaken={() => {
            agreedTo.current = onSubmit;
          }}
        >
          <FormDraft path={path} lasts={draft} together={props.together} />
          {props.children}
          <FormStatus describe={describeError} />
        </FocusedForm>
        {props.after}
      </>
    </Formik>
  );
}

function showFieldErrors<Values>(
  fields: Readonly<Record<string, string>>,
  helpers: FormikHelpers<Values>,
): void {
  for (const [name, message] of Object.entries(fields)) {
    void helpers.setFieldTouched(name, true, false);
    helpers.setFieldError(name, message);
  }
}

interface FocusedFormProps {
  /** Somebody is at a field of it. */
  onEntered: (() => void) | undefined;
  /** Somebody pressed, and the form is sent if nothing is wrong with it. */
  onTaken: () => void;
  children: ReactNode;
}

/** The form element: it waits for its uploads; once sent, the focus is on the first field in error, or where it was. */
function FocusedForm({ onEntered, onTaken, children }: FocusedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  const handled = useRef(0);
  useValuesBeforeHydration(form);
  useEffect(() => {
    const entered = form.current;
    if (!entered || !onEntered) return undefined;
    const tell = () => afterPaint(onEntered);
    entered.addEventListener('focusin', tell, { once: true });
    return () => entered.removeEventListener('focusin', tell);
  }, [onEntered]);
  const focusInvalid = useCallback(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Nothing that is folded away can have the focus.
    invalid?.closest('details')?.setAttribute('open', '');
    // Of a group of choices the one that is chosen has the focus.
    const chosen = invalid?.querySelector<HTMLElement>('input:checked');
    (chosen ?? invalid)?.focus();
    return invalid !== null;
  }, []);
  const { onSubmit, uploads } = useSubmitAfterUploads(focusInvalid, onTaken);
  useEffect(() => {
    // One that begins anew once it was sent counts from nought again.
    if (isSubmitting) handled.current = -1;
    if (isSubmitting || isValidating || handled.current === submitCount) return;
    handled.current = submitCount;
    // The waiting button was disabled, which takes the focus away from it.
    if (!focusInvalid() && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
  }, [submitCount, isSubmitting, isValidating, focusInvalid]);
  return (
    <FormUploadsContext value={uploads}>
      {/* Sent by the browser itself, before its code has come: nothing of it stands in an address. */}
      <form ref={form} method="post" noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </FormUploadsContext>
  );
}

/** What a field holds, where that is something else than its page came with. */
function valueBeforeHydration(field: Element): string | boolean | undefined {
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
export function useValuesBeforeHydration(form: RefObject<HTMLFormElement | null>): void {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const take = useEffectEvent(() => {
    const early: Record<string, unknown> = {};
    for (const field of form.current?.elements ?? []) {
      const value = valueBeforeHydration(field);
      const name = field.getAttribute('name') ?? '';
      if (value !== undefined && typeof values[name] === typeof value) early[name] = value;
    }
    if (Object.keys(early).length > 0) void setValues((now) => ({ ...now, ...early }));
  });
  useLayoutEffect(() => take(), []);
}

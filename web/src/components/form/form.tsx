import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';
import {
  Formik,
  type FormikErrors,
  type FormikHelpers,
  type FormikTouched,
  getIn,
  setIn,
  useFormikContext,
} from 'formik';
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
   * at the end of the form; an `ApiError`'s `fields` show beside theirs. The values stay. With
   * `unfinished` the draft stays, too.
   */
  onSubmit: (
    values: InferType<Schema>,
    helpers: FormikHelpers<Values>,
  ) => Promise<void | 'unfinished'> | void;
  /** What to say about a failure, where the error's own message is not enough. */
  describeError?: (error: unknown) => ReactNode;
  /** `tab` keeps what was typed through a reload as well; never for a form with a password. */
  draft?: FormDraftProps['lasts'];
  /** Which fields are kept together in that. */
  together?: FormDraftProps['together'];
  /** The path that a browser without scripts sends the form to, and what that page answered. */
  action?: string;
  refused?: RefusedForm | undefined;
  children: ReactNode;
  /** What stands below what became of the form, such as another way to the same end. */
  after?: ReactNode;
}

/** A form with the contract's validation: errors beside fields, focus on the first of them. */
export function Form<Values extends object, Schema extends AnyObjectSchema>(
  props: FormProps<Values, Schema>,
) {
  const {
    initialValues,
    schema,
    onSubmit,
    describeError = messageOf,
    draft = 'session',
    refused,
  } = props;
  const path = useLocation().pathname;
  // The handler of the moment of the press: it sends what was shown then, not what is after validation.
  const agreedTo = useRef(onSubmit);

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    toast.takeBack();
    helpers.setStatus(undefined);
    try {
      const outcome = await agreedTo.current(await schema.cast(values), helpers);
      if (outcome !== 'unfinished') tabMemory.drop(draftKey(path));
    } catch (error) {
      helpers.setStatus({ failure: error } satisfies Status);
      if (error instanceof ApiError) showFieldErrors(error.fields, helpers);
    }
  };

  return (
    <Formik
      initialValues={{ ...initialValues, ...refused?.values }}
      {...(refused && answeredWith<Values>(refused))}
      validationSchema={schema}
      onSubmit={submit}
    >
      <>
        <FocusedForm
          action={props.action}
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

/** Formik's initial state on the page that answers a form sent without scripts. */
const answeredWith = <Values,>({ fields, message, status, retryAfter }: RefusedForm) => ({
  initialErrors: fields as FormikErrors<Values>,
  initialTouched: Object.fromEntries(
    Object.keys(fields).map((name) => [name, true]),
  ) as FormikTouched<Values>,
  initialStatus: {
    failure: new ApiError('invalid_request', message, {
      ...{ status, fields, retryAfter: retryAfter ?? undefined },
    }),
  } satisfies Status,
});

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
  action: string | undefined;
  /** Called at the first focus in it. */
  onEntered: (() => void) | undefined;
  /** Called at the press that will submit it, if it is valid. */
  onTaken: () => void;
  children: ReactNode;
}

/** The form element: it waits for its uploads; once sent, the focus is on the first field in error, or where it was. */
function FocusedForm({ action, onEntered, onTaken, children }: FocusedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  const handled = useRef(0);
  const readFields = useReadFields(form);
  useEffect(() => {
    const entered = form.current;
    if (!entered || !onEntered) return undefined;
    const tell = () => afterPaint(onEntered);
    entered.addEventListener('focusin', tell, { once: true });
    return () => entered.removeEventListener('focusin', tell);
  }, [onEntered]);
  const focusInvalid = useCallback(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A field in a closed `<details>` cannot have the focus.
    invalid?.closest('details')?.setAttribute('open', '');
    // In a radio group the checked one takes the focus.
    const chosen = invalid?.querySelector<HTMLElement>('input:checked');
    (chosen ?? invalid)?.focus();
    return invalid !== null;
  }, []);
  const { onSubmit, uploads } = useSubmitAfterUploads(focusInvalid, () => {
    readFields();
    onTaken();
  });
  useEffect(() => {
    // `resetForm` sets `submitCount` back to 0.
    if (isSubmitting) handled.current = -1;
    if (isSubmitting || isValidating || handled.current === submitCount) return;
    handled.current = submitCount;
    // The busy button was disabled, and lost the focus.
    if (!focusInvalid() && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
  }, [submitCount, isSubmitting, isValidating, focusInvalid]);
  return (
    <FormUploadsContext value={uploads}>
      {/* Sent by the browser itself, before its code has come: nothing of it stands in an address. */}
      <form
        ref={form}
        method="post"
        action={action}
        noValidate
        onSubmit={onSubmit}
        // Before MUI draws a field anew because it is entered, pressed or filled in.
        onFocusCapture={readFields}
        onPointerDownCapture={readFields}
        onAnimationStartCapture={readFields}
      >
        {children}
      </form>
    </FormUploadsContext>
  );
}

/** The text or tick of a field; undefined for what Formik holds in another shape, or in another of its radios. */
function shownIn(field: Element): string | boolean | undefined {
  if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
    return field.value;
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return undefined;
  if (field.type === 'checkbox') return field.checked;
  return field.type === 'radio' && !field.checked ? undefined : field.value;
}

/**
 * Gives a function that takes over what stands in the fields. Password managers fill them without an event,
 * and React leaves what came before hydration in them without knowing it: the next render would undo it.
 */
function useReadFields(form: RefObject<HTMLFormElement | null>): () => void {
  const { values, setValues } = useFormikContext<object>();
  const read = () => {
    let now = values;
    for (const field of form.current?.elements ?? []) {
      const name = field.getAttribute('name') ?? '';
      const shown = shownIn(field);
      const known: unknown = (getIn(values, name) as unknown) ?? '';
      const isAlike = typeof shown === typeof known || typeof known === 'number';
      if (shown === undefined || !isAlike || String(known) === String(shown)) continue;
      now = setIn(now, name, shown) as object;
    }
    if (now !== values) void setValues(now);
  };
  const readFirst = useEffectEvent(read);
  useLayoutEffect(() => readFirst(), []);
  return read;
}

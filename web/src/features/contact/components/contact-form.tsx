import Stack from '@mui/material/Stack';
import { TOAST } from '@rollwell/functions/contract';
import type { RefusedForm } from '@rollwell/functions/contract/rendered-page';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { LABEL_ABOVE } from '../../../components/form/text-field.tsx';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { lazySchema } from '../../../lib/lazy-schema.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { useCreateContactMessage } from '../api/create-contact-message.ts';
import { texts } from '../texts.ts';

/** As high before the app measures it. */
const MESSAGE_SLOTS = { ...LABEL_ABOVE, htmlInput: { rows: 4 } } as const;

const blank = { email: '', subject: '', message: '' };

const schema = lazySchema(async () => (await import('../schemas.ts')).newContactMessageSchema);

/** Why a message was not sent, and what to do about it. */
function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter)
    return texts.waitSeconds(error.retryAfter);
  return texts.notSent(messageOf(error));
}

/**
 * A message to the office. Without scripts the browser sends it by itself, and a page answers. It says
 * it was sent when it is stored; until then it keeps the words. `refused`: on the page that answers.
 */
export function ContactForm({ refused }: { refused?: RefusedForm | undefined }) {
  const send = useCreateContactMessage();
  const underKey = useIdempotencyKey('message');
  return (
    <Form
      draft="tab"
      initialValues={blank}
      schema={schema}
      action={paths.contact}
      refused={refused}
      onSubmit={async (values, { resetForm }) => {
        await underKey((idempotencyKey) => send.mutateAsync({ ...values, idempotencyKey }));
        resetForm({ values: blank, errors: {}, touched: {}, status: undefined });
        toast.success(TOAST.messageSent);
      }}
      describeError={describeFailure}
    >
      <Stack spacing={1}>
        <FormField
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          slotProps={LABEL_ABOVE}
        />
        <FormField name="subject" label={texts.subject} required slotProps={LABEL_ABOVE} />
        <FormField
          name="message"
          label={texts.message}
          multiline
          minRows={4}
          slotProps={MESSAGE_SLOTS}
        />
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{texts.submit}</SubmitButton>
      </Stack>
    </Form>
  );
}

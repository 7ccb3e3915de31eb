import Stack from '@mui/material/Stack';
import { newContactMessageSchema, TOAST } from '@rollwell/functions/contract';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { toast } from '../../../lib/toast.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { useCreateContactMessage } from '../api/create-contact-message.ts';
import { describeNotSent } from '../not-sent.ts';
import { texts } from '../texts.ts';

const blank = { email: '', subject: '', message: '' };

/** A message to the office. It says it was sent when it is stored; until then it keeps the words. */
export function ContactForm() {
  const send = useCreateContactMessage();
  const underKey = useIdempotencyKey('message');
  return (
    <Form
      draft="tab"
      initialValues={blank}
      schema={newContactMessageSchema}
      onSubmit={async (values, { resetForm }) => {
        await underKey((idempotencyKey) => send.mutateAsync({ ...values, idempotencyKey }));
        resetForm();
        toast.success(TOAST.messageSent);
      }}
      describeError={describeNotSent}
    >
      <Stack spacing={1}>
        <FormField name="email" label={texts.email} type="email" autoComplete="email" required />
        <FormField name="subject" label={texts.subject} required />
        <FormField name="message" label={texts.message} multiline minRows={4} />
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{texts.submit}</SubmitButton>
      </Stack>
    </Form>
  );
}

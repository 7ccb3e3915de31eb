import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { noteFormSchema, type OfficeNote } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { Form } from '../../../components/form/form.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { useAddNote } from '../api/office-orders.ts';
import { officeTexts } from './texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

const { notes: words } = officeTexts;

interface OrderNotesProps {
  /** Of any line of the order. */
  id: string;
  notes: readonly OfficeNote[];
}

/** What the office has noted about an order, oldest first, and a field for more. */
export function OrderNotes({ id, notes }: OrderNotesProps) {
  const { mutateAsync } = useAddNote(id);
  const underKey = useIdempotencyKey(`note ${id}`, useSignedInUser().uid);
  return (
    <Box component="section" data-screen-only sx={{ maxWidth: 640, mt: 3 }}>
      <Typography variant="h5" component="h3">
        {words.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {words.hint}
      </Typography>
      {notes.length === 0 ? (
        <Typography sx={{ mb: 2 }}>{words.none}</Typography>
      ) : (
        <Box component="ul" aria-label={words.title} sx={list}>
          {notes.map(({ at, by, text }) => (
            <li key={`${at} ${by}`}>
              <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text}
              </Box>
              <Typography variant="body2" color="textSecondary">
                <DateTime iso={at} />, <span>{by}</span>
              </Typography>
            </li>
          ))}
        </Box>
      )}
      <Form
        initialValues={{ text: '' }}
        schema={noteFormSchema}
        onSubmit={async (values, { resetForm }) => {
          await underKey((idempotencyKey) => mutateAsync({ ...values, idempotencyKey }));
          resetForm();
          toast.success(words.added);
        }}
      >
        <UnsavedGuard />
        <FormField name="text" label={words.label} multiline minRows={2} />
        <SubmitButton>{words.submit}</SubmitButton>
      </Form>
    </Box>
  );
}

const list = {
  ...bareList,
  mb: 2,
  '& > li': { py: 1, borderTop: '1px solid', borderColor: 'divider' },
} as const;

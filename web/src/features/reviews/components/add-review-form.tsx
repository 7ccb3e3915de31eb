import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { newReviewSchema, TOAST } from '@rollwell/functions/contract';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { toast } from '../../../lib/toast.ts';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { useCreateReview } from '../api/reviews.ts';
import { texts } from '../texts.ts';
import { RatingField } from './rating-field.tsx';

const blank: { ratings: number | ''; description: string } = { ratings: '', description: '' };

/** Stars and a few sentences; the name and photo under them are the signed-in person's. */
export function AddReviewForm() {
  const create = useCreateReview();
  const underKey = useIdempotencyKey('review', useSignedInUser().uid);
  return (
    <Form
      draft="tab"
      initialValues={blank}
      schema={newReviewSchema}
      onSubmit={async (values, { resetForm }) => {
        await underKey((idempotencyKey) => create.mutateAsync({ ...values, idempotencyKey }));
        resetForm();
        toast.success(TOAST.reviewAdded);
      }}
    >
      <Stack spacing={1} sx={{ maxWidth: 640 }}>
        <RatingField name="ratings" />
        <FormField
          name="description"
          label={texts.form.description}
          multiline
          minRows={5}
          required
        />
        <Typography variant="body2" color="textSecondary">
          {texts.form.signedAs}
        </Typography>
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{texts.form.submit}</SubmitButton>
      </Stack>
    </Form>
  );
}

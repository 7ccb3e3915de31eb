import Stack from '@mui/material/Stack';
import { newBlogSchema, TOAST } from '@rollwell/functions/contract';
import { useNavigate } from 'react-router-dom';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { PhotoField } from '../../../components/form/photo-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { useCreateBlog } from '../api/blogs.ts';
import { texts } from '../texts.ts';

/** A new post by anybody; afterwards it is shown as others will read it. */
export function AddBlogForm() {
  const create = useCreateBlog();
  const underKey = useIdempotencyKey('blog');
  const navigate = useNavigate();
  return (
    <Form
      draft="tab"
      initialValues={{ heading: '', description: '', img: '' }}
      schema={newBlogSchema}
      onSubmit={async (values) => {
        const { insertedId } = await underKey((idempotencyKey) =>
          create.mutateAsync({ ...values, idempotencyKey }),
        );
        toast.success(TOAST.blogAdded);
        await navigate(pathTo('blog', insertedId));
      }}
    >
      <Stack spacing={1} sx={{ maxWidth: 720 }}>
        <FormField name="heading" label={texts.form.heading} required />
        <FormField
          name="description"
          label={texts.form.description}
          helperText={texts.form.descriptionHelp}
          multiline
          minRows={8}
          required
        />
        <PhotoField name="img" label={texts.form.photo} />
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{texts.form.submit}</SubmitButton>
      </Stack>
    </Form>
  );
}

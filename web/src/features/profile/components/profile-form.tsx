import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TOAST } from '@rollwell/functions/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyObjectSchema, InferType } from 'yup';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { renameSessionUser } from '../rename-user.ts';
import { texts } from '../texts.ts';

interface ProfileFormProps<Values extends object, Schema extends AnyObjectSchema> {
  initialValues: Values;
  schema: Schema;
  /** Saves what the form says, as the schema casts it. */
  save: (values: InferType<Schema>) => Promise<unknown>;
  /** The fields. */
  children: ReactNode;
}

/** A form about oneself; saved, it goes back to the profile. */
export function ProfileForm<Values extends object, Schema extends AnyObjectSchema>({
  initialValues,
  schema,
  save,
  children,
}: ProfileFormProps<Values, Schema>) {
  const navigate = useNavigate();
  const submit = async (values: InferType<Schema>) => {
    await save(values);
    const { displayName = '' } = values as { displayName?: string };
    // Saved already; the identity provider's copy of the name may wait.
    await renameSessionUser(displayName).catch(() => undefined);
    toast.success(TOAST.updated);
    await navigate(paths.dashboard);
  };
  return (
    <Form initialValues={initialValues} schema={schema} onSubmit={submit}>
      <UnsavedGuard />
      <Stack spacing={1} sx={{ maxWidth: 640 }}>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <SubmitButton>{texts.form.submit}</SubmitButton>
          <LinkButton to={paths.dashboard} size="large" color="inherit">
            {texts.form.cancel}
          </LinkButton>
        </Box>
      </Stack>
    </Form>
  );
}

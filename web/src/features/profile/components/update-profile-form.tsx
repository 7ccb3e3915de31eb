import Stack from '@mui/material/Stack';
import { profileSchema, TOAST, type Profile, type User } from '@rollwell/functions/contract';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { PhotoField } from '../../../components/form/photo-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { paths } from '../../../lib/paths.ts';
import { renameSessionUser } from '../rename-user.ts';
import { toast } from '../../../lib/toast.ts';
import { useUpdateProfile } from '../api/profile.ts';
import { texts } from '../texts.ts';
import { SaveOrCancel } from './save-or-cancel.tsx';

const autoComplete = {
  displayName: 'name',
  phone: 'tel',
  address: 'address-line1',
  city: 'address-level2',
  education: 'off',
  linkedIn: 'url',
  github: 'url',
} as const;
const fields = Object.keys(autoComplete) as (keyof typeof autoComplete)[];

/** One's own profile to change; saved, it goes back to the profile. */
export function UpdateProfileForm({ user }: { user: User }) {
  const update = useUpdateProfile(user.email);
  const navigate = useNavigate();
  const emailId = useId();
  const save = async (values: Profile) => {
    await update.mutateAsync(values);
    // The profile is saved already; the identity provider's copy of the name may wait.
    await renameSessionUser(values.displayName ?? '').catch(() => undefined);
    toast.success(TOAST.updated);
    await navigate(paths.dashboard);
  };
  return (
    <Form initialValues={profileValues(user)} schema={profileSchema} onSubmit={save}>
      <UnsavedGuard />
      <Stack spacing={1} sx={{ maxWidth: 640 }}>
        <PhotoField name="imageLink" label={texts.form.photo} />
        <TextField
          id={emailId}
          label={texts.form.email}
          value={user.email}
          helperText={texts.form.emailHelp}
          slotProps={{ input: { readOnly: true } }}
        />
        {fields.map((name) => (
          <FormField
            key={name}
            name={name}
            label={texts.fields[name]}
            autoComplete={autoComplete[name]}
          />
        ))}
        <SaveOrCancel />
      </Stack>
    </Form>
  );
}

/** The part of a user that the form changes. */
function profileValues(user: User): Required<Profile> {
  const { displayName, phone, address, city, education, linkedIn, github, imageLink } = user;
  return { displayName, phone, address, city, education, linkedIn, github, imageLink } as const;
}

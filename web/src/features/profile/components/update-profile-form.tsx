import { profileSchema, type Profile, type User } from '@rollwell/functions/contract';
import { useId } from 'react';
import { FormField } from '../../../components/form/form-field.tsx';
import { PhotoField } from '../../../components/form/photo-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useUpdateProfile } from '../api/profile.ts';
import { texts } from '../texts.ts';
import { ProfileForm } from './profile-form.tsx';

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
  const { mutateAsync } = useUpdateProfile(user.email);
  const emailId = useId();
  return (
    <ProfileForm initialValues={profileValues(user)} schema={profileSchema} save={mutateAsync}>
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
    </ProfileForm>
  );
}

/** The part of a user that the form changes. */
function profileValues(user: User): Required<Profile> {
  const { displayName, phone, address, city, education, linkedIn, github, imageLink } = user;
  return { displayName, phone, address, city, education, linkedIn, github, imageLink } as const;
}

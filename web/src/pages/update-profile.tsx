import { FormHead } from '../components/layout/page-title.tsx';
import { UpdateMyProfile } from '../features/profile/components/my-profile.tsx';
import { UpdateProfileForm } from '../features/profile/components/update-profile-form.tsx';
import { texts } from '../features/profile/texts.ts';

export function Component() {
  return (
    <>
      <FormHead title={texts.form.title} lead={texts.form.lead} variant="h3" />
      <UpdateMyProfile form={UpdateProfileForm} />
    </>
  );
}

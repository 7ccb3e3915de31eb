import { QueryState } from '../../../components/feedback/query-state.tsx';
import { FormPlaceholder } from '../../../components/form/form-placeholder.tsx';
import { useProfile, useSignedInUser } from '../../../entities/session/use-session.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { UpdateProfileForm } from './update-profile-form.tsx';

/** The form, filled in with what the shop knows already. */
export function UpdateMyProfile() {
  const { email } = useSignedInUser();
  const profile = useProfile(email);
  return (
    <QueryState
      query={profile}
      loading={
        <FormPlaceholder>
          <ProfileSkeleton />
        </FormPlaceholder>
      }
    >
      {(user) => <UpdateProfileForm user={user} />}
    </QueryState>
  );
}

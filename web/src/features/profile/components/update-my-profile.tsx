import { AwaitsForm } from '../../../components/form/form-placeholder.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { useProfile } from '../../../entities/session/use-session.ts';
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
        <AwaitsForm>
          <ProfileSkeleton />
        </AwaitsForm>
      }
    >
      {(user) => <UpdateProfileForm user={user} />}
    </QueryState>
  );
}

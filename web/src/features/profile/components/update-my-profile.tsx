import { AwaitsForm } from '../../../components/awaits-form.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useProfile } from '../api/profile.ts';
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

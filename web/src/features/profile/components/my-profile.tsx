import type { ReactNode } from 'react';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { useProfile, useSignedInUser } from '../../../entities/session/use-session.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** The signed-in person's own profile; what belongs below it comes with it, so that nothing moves. */
export function MyProfile({ children }: { children: ReactNode }) {
  const { email } = useSignedInUser();
  const profile = useProfile(email);
  return (
    <QueryState query={profile} loading={<ProfileSkeleton />}>
      {(user) => (
        <>
          <ProfileCard user={user} />
          {children}
        </>
      )}
    </QueryState>
  );
}

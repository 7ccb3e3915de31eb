import type { ComponentType, ReactNode } from 'react';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { useProfile, useSignedInUser } from '../../../entities/session/use-session.ts';
import { ProfileCard, ProfileSkeleton } from './profile-card.tsx';
import type { User } from '@rollwell/functions/contract';
import { FormPlaceholder } from '../../../components/form/form-placeholder.tsx';

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

/** A form about the signed-in person, filled in with what the shop knows already. */
export function UpdateMyProfile({ form: Form }: { form: ComponentType<{ user: User }> }) {
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
      {(user) => <Form user={user} />}
    </QueryState>
  );
}

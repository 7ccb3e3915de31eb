import type { User } from '@rollwell/functions/contract';
import type { ComponentType } from 'react';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { FormPlaceholder } from '../../../components/form/form-placeholder.tsx';
import { useProfile, useSignedInUser } from '../../../entities/session/use-session.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

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

import { PageTitle } from '../../components/page-title.tsx';
import { ContinueNotice } from '../../features/auth/components/continue-notice.tsx';
import { SignOutEverywhere } from '../../features/auth/components/sign-out-everywhere.tsx';
import { VerifyEmail } from '../../features/auth/components/verify-email.tsx';
import { MyProfile } from '../../features/profile/components/my-profile.tsx';
import { texts } from '../../features/profile/texts.ts';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">{texts.view.title}</PageTitle>
      <ContinueNotice />
      <MyProfile>
        <VerifyEmail />
        <SignOutEverywhere />
      </MyProfile>
    </>
  );
}

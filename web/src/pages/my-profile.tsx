import { PageTitle } from '../components/layout/page-title.tsx';
import { Link } from '../components/navigation/router-link.tsx';
import {
  ContinueNotice,
  SignOutEverywhere,
  VerifyEmail,
} from '../features/auth/components/account-notices.tsx';
import { endSession } from '../features/auth/load-auth.ts';
import { MyProfile } from '../features/profile/components/my-profile.tsx';
import { YourData } from '../features/profile/components/your-data.tsx';
import { texts } from '../features/profile/texts.ts';
import { paths } from '../lib/paths.ts';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">{texts.view.title}</PageTitle>
      <ContinueNotice />
      <MyProfile>
        <VerifyEmail />
        <Link to={paths.backInStock} sx={{ display: 'inline-block', py: 1.5 }}>
          {texts.view.backInStock}
        </Link>
        <SignOutEverywhere />
        <YourData onErased={() => endSession('left')} />
      </MyProfile>
    </>
  );
}

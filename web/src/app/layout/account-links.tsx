import { LinkButton } from '../../components/router-link.tsx';
import { SignOutButton } from '../../features/auth/components/sign-out-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { texts } from '../texts.ts';

/** Login for a visitor; Dashboard and Sign out, with one's name, for everybody else. */
export function AccountLinks() {
  const { status } = useSession();
  if (status === 'signed-in') {
    return (
      <>
        <LinkButton to={paths.dashboard} color="inherit">
          {texts.nav.dashboard}
        </LinkButton>
        <SignOutButton />
      </>
    );
  }
  return (
    <LinkButton to={paths.login} variant="outlined">
      {texts.nav.login}
    </LinkButton>
  );
}

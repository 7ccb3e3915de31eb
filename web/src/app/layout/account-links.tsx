import { LinkButton } from '../../components/navigation/router-link.tsx';
import { SignOutButton } from '../../features/auth/components/sign-out-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../entities/session/use-session.ts';
import { texts } from '../texts.ts';
import { HeaderLink } from './header-link.tsx';

interface AccountLinksProps {
  /** In the phone's drawer they stand below each other, and in line with the links above. */
  column?: boolean;
}

/** Login for a visitor; Dashboard and Sign out, with one's name, for everybody else. */
export function AccountLinks({ column = false }: AccountLinksProps) {
  const { status } = useSession();
  if (status === 'signed-in') {
    return (
      <>
        {column ? (
          <HeaderLink to={paths.dashboard} column>
            {texts.nav.dashboard}
          </HeaderLink>
        ) : (
          <LinkButton to={paths.dashboard} color="inherit">
            {texts.nav.dashboard}
          </LinkButton>
        )}
        <SignOutButton label={texts.nav.signOut} done={texts.nav.signedOut} />
      </>
    );
  }
  return (
    <LinkButton to={paths.login} variant="outlined">
      {texts.nav.login}
    </LinkButton>
  );
}

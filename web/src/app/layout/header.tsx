import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { memo } from 'react';
import { bareList } from '../../components/layout/lists.tsx';
import { BasketLink } from '../../features/basket/components/basket-link.tsx';
import { useSession } from '../../entities/session/use-session.ts';
import { texts } from '../texts.ts';
import { AccountLinks } from './account-links.tsx';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { HeaderLink } from './header-link.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { mainNav } from './nav-items.ts';
import { PhoneMenu } from './phone-menu.tsx';

/**
 * Name, main links and account; on narrow screens the links move into a menu. Memoized: a press on a link
 * renders the layout at once.
 */
export const Header = memo(function Header() {
  const { user } = useSession();
  return (
    <AppBar position="sticky" color="inherit" elevation={0} data-screen-only sx={bar}>
      {/* The icons at its end carry their own space. */}
      <Container sx={{ pr: { xs: 0.75, md: 3 } }}>
        <Box sx={row}>
          <Logo />
          <Box component="nav" aria-label={texts.nav.label} sx={{ display: links.display }}>
            <Box component="ul" sx={{ ...bareList, ...links }}>
              {mainNav.map(({ label, to }) => (
                <li key={to}>
                  <HeaderLink to={to}>{label}</HeaderLink>
                </li>
              ))}
            </Box>
          </Box>
          <Box sx={{ flexGrow: 1 }} />
          <HeaderSearch />
          <BasketLink />
          <ColorSchemeSwitch />
          {/*
            Another element with somebody in it: one that grew would have moved. The same one until
            it is known that nobody is signed in, for the focus may be on it.
          */}
          <Box key={user ? 'user' : 'nobody'} sx={links}>
            <AccountLinks />
          </Box>
          <PhoneMenu />
        </Box>
      </Container>
    </AppBar>
  );
});

/** They wrap where text is larger. */
const links = { display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 1 } as const;

const bar = {
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { md: 1 },
  minHeight: { xs: 56, md: 72 },
};

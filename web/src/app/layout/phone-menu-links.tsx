import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { texts } from '../texts.ts';
import { AccountLinks } from './account-links.tsx';
import { HeaderLink } from './header-link.tsx';
import { mainNav } from './nav-items.ts';

/** The header's links in a column. `onChoice`: one of them was chosen. */
export function PhoneMenuLinks({ onChoice }: { onChoice: () => void }) {
  return (
    <>
      <Stack component="nav" aria-label={texts.nav.label} onClick={onChoice}>
        {mainNav.map(({ label, to }) => (
          <HeaderLink key={to} to={to} column>
            {label}
          </HeaderLink>
        ))}
      </Stack>
      <Box component="hr" sx={lineStyle} />
      <Stack spacing={1} onClick={onChoice}>
        <AccountLinks column />
      </Stack>
    </>
  );
}

const lineStyle = {
  my: 2,
  mx: 0,
  flexShrink: 0,
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: 'divider',
  borderBottomWidth: 'thin',
} as const;

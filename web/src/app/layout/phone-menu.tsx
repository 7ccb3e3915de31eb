import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type MouseEvent, useEffect } from 'react';
import { bareList } from '../../components/layout/lists.tsx';
import { CloseIcon, MenuIcon } from '../../components/data-display/icons.tsx';
import { texts } from '../texts.ts';
import { AccountLinks } from './account-links.tsx';
import { HeaderLink } from './header-link.tsx';
import { mainNav } from './nav-items.ts';

/** By which the button in the header opens it. */
const MENU_ID = 'menu';

const findMenu = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`);

/** Closes the menu by the button in it, whoever opened it. @returns whether it was open */
function closeMenu(): boolean {
  const menu = findMenu();
  if (!menu || getComputedStyle(menu).display === 'none') return false;
  menu.querySelector('button')?.click();
  return true;
}

function onMenuButton(event: MouseEvent): void {
  event.preventDefault();
  if (!closeMenu()) findMenu()?.showModal();
}

/** A click on the dialog itself is one on its backdrop. */
function onDialogClick(event: MouseEvent): void {
  if (event.target === event.currentTarget) closeMenu();
}

/**
 * The header's links behind a button, for narrow screens. The browser opens them by itself as a popover
 * while the app is not there; the app opens the same element as a dialog, which keeps the focus. Any
 * choice closes it, and so does a step back; a screen that was on its way when it opened does not.
 */
export function PhoneMenu() {
  useEffect(() => {
    addEventListener('popstate', closeMenu);
    return () => removeEventListener('popstate', closeMenu);
  }, []);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        color="inherit"
        aria-label={texts.nav.openMenu}
        popoverTarget={MENU_ID}
        onClick={onMenuButton}
      >
        <MenuIcon />
      </IconButton>
      <Box
        component="dialog"
        id={MENU_ID}
        popover="auto"
        aria-label={texts.nav.menu}
        onClick={onDialogClick}
        sx={dialogStyle}
      >
        <Box sx={contentStyle}>
          <IconButton
            aria-label={texts.nav.closeMenu}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={() => findMenu()?.close()}
            sx={{ alignSelf: 'flex-end' }}
          >
            <CloseIcon />
          </IconButton>
          <PhoneMenuLinks onChoice={closeMenu} />
        </Box>
      </Box>
    </Box>
  );
}

const contentStyle = { display: 'flex', flexDirection: 'column', minHeight: '100%', p: 1 } as const;

const dialogStyle = {
  display: 'none',
  position: 'fixed',
  inset: '0 0 0 auto',
  m: 0,
  p: 0,
  width: 'min(320px, 86vw)',
  height: '100%',
  maxHeight: 'none',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 16,
  '@media (forced-colors: active)': { borderLeft: '1px solid' },
  // Two rules: a browser without popovers drops the whole rule that names `:popover-open`.
  '&[open]': { display: 'block' },
  '&:popover-open': { display: 'block' },
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
} as const;

/** The header's links in a column. `onChoice`: one of them was chosen. */
function PhoneMenuLinks({ onChoice }: { onChoice: () => void }) {
  return (
    <>
      <nav aria-label={texts.nav.label}>
        <Stack component="ul" onClick={onChoice} sx={bareList}>
          {mainNav.map(({ label, to }) => (
            <Stack component="li" key={to}>
              <HeaderLink to={to} column>
                {label}
              </HeaderLink>
            </Stack>
          ))}
        </Stack>
      </nav>
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

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '../../components/icons/close-icon.tsx';
import { texts } from '../texts.ts';
import { PhoneMenuLinks } from './phone-menu-links.tsx';
import { phonePaper } from './phone-paper.ts';

/** By which the button in the header opens it. */
export const EARLY_MENU_ID = 'menu';

/**
 * Closes the menu that the browser may have opened by itself, by the button in it.
 *
 * @returns whether it was open
 */
export function closeEarlyMenu(): boolean {
  const menu = document.getElementById(EARLY_MENU_ID);
  if (!menu || getComputedStyle(menu).display === 'none') return false;
  menu.querySelector('button')?.click();
  return true;
}

/**
 * The header's links in a popover, which the browser opens by itself while the app is not there. An
 * older one shows nothing of it, and its tap is kept for the drawer.
 */
export function EarlyPhoneMenu() {
  return (
    <Box id={EARLY_MENU_ID} popover="auto" aria-label={texts.nav.menu} sx={popoverStyle}>
      <IconButton
        aria-label={texts.nav.closeMenu}
        popoverTarget={EARLY_MENU_ID}
        popoverTargetAction="hide"
        sx={{ alignSelf: 'flex-end' }}
      >
        <CloseIcon />
      </IconButton>
      <PhoneMenuLinks onChoice={closeEarlyMenu} />
    </Box>
  );
}

const popoverStyle = {
  ...phonePaper,
  display: 'none',
  flexDirection: 'column',
  position: 'fixed',
  inset: '0 0 0 auto',
  m: 0,
  height: '100%',
  maxHeight: 'none',
  border: 0,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 16,
  '&:popover-open': { display: 'flex' },
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
} as const;

import type { CSSObject } from '@mui/material/styles';
import { PRODUCT_NAME } from '../../lib/page-title.ts';
import { MAIN_ID } from '../layout/main-id.ts';
import { texts } from '../texts.ts';

const BLACK = '#000';

/** Ink on paper whatever the screen's colours are: the palette's variables, all in black. */
const ink = Object.fromEntries([
  ...['background-default', 'background-paper'].map((name) => [name, '#fff']),
  ...['text-primary', 'text-secondary'].map((name) => [name, BLACK]),
  ...['primary', 'secondary', 'info', 'error', 'success', 'warning'].map((name) => [
    `${name}-main`,
    BLACK,
  ]),
  ['divider', '#999'],
]) as Record<string, string>;

/** What serves only on a screen: frame, menus, everything that can be pressed, decoration. */
const SCREEN_ONLY = [
  'body > :not(#root)',
  'nav',
  'footer',
  '.MuiButtonBase-root',
  `a[href="#${MAIN_ID}"]`,
  'details:not([open])',
  '[data-screen-only]',
].join(', ');

/** A page on paper: what it says, black on white, under the name of the company. */
export const printStyles: CSSObject = {
  '@page': { margin: '18mm' },
  '@media print': {
    'html[data-color-scheme]': Object.fromEntries(
      Object.entries(ink).map(([name, value]) => [`--mui-palette-${name}`, value]),
    ),
    [SCREEN_ONLY]: { display: 'none !important' },
    body: { background: '#fff', color: BLACK, minHeight: 0 },
    'main::before': {
      content: JSON.stringify(`${PRODUCT_NAME}. ${texts.slogan}`),
      display: 'block',
      borderBottom: '1px solid #999',
      marginBottom: 24,
      paddingBottom: 8,
      fontWeight: 700,
    },
    'main .MuiContainer-root': { padding: 0, maxWidth: 'none' },
    '.MuiPaper-root': { color: BLACK, background: 'none' },
    // Printers leave fills out, and with them what is written in white.
    '.MuiChip-root, .MuiAlert-root': {
      background: 'none !important',
      color: `${BLACK} !important`,
      border: `1px solid ${BLACK} !important`,
    },
    a: { color: BLACK, textDecoration: 'none' },
    'article, li, tr, dl, ol': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
};

import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

const focusRing = { outline: '3px solid var(--mui-palette-secondary-main)', outlineOffset: 2 };
/** Seen on dark words and icons as well as on fills, before any script runs. */
const pressed = { opacity: 0.6 } as const;
/** What stands out by its fill or its shadow: forced colours drop both. */
const outlinedWhenForced = { '@media (forced-colors: active)': { border: '1px solid' } } as const;

/** Touch targets of 44 px, hairlines instead of shadows, one visible focus ring everywhere. */
export const componentOverrides: Components<Omit<Theme, 'components'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 88 },
      'html:has(dialog:modal)': { overflow: 'hidden' },
      body: {
        ...{ minHeight: '100vh', overflowX: 'hidden', fontVariantNumeric: 'lining-nums' },
        overflowWrap: 'break-word',
      },
      ':focus-visible': focusRing,
      'a:active, summary:active': pressed,
      'main:focus, h1:focus': { outline: 'none' },
      'table, .tabular': { fontVariantNumeric: 'tabular-nums lining-nums' },
      'h1, h2, h3': { textWrap: 'balance' },
      // In rows and grids as well: what people wrote can be one long word, and stands in these.
      'h1, h2, h3, h4, p, dd, .MuiAlert-message': { overflowWrap: 'anywhere' },
      // A text that begins from right to left runs so as a whole, its full stop included.
      'h1, h2, h3, h4, p, dd, td, th, input, textarea': { unicodeBidi: 'plaintext' },
      'p, li, dd': { textWrap: 'pretty' },
      '.toasts-below-header': { top: '80px !important' },
      // Above the buttons that some pages keep at a phone's lower edge: it stays where it is from page to page.
      '.toasts:not(.toasts-below-header)': {
        '@media (max-width: 899.95px)': { bottom: '96px !important' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Between documents too, before the app has started.
      '@media (prefers-reduced-motion: no-preference)': {
        '@view-transition': { navigation: 'auto' },
      },
      // Forced colours drop fills and shadows: lines take their place.
      '@media (forced-colors: active)': {
        // With the element's name, since the links of menus say themselves that they have none.
        'a[aria-current="page"]': { textDecoration: 'underline' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': focusRing,
        '&:active': pressed,
        // Pressed before the app was there, which answers once it is.
        '&[aria-busy="true"]': { ...pressed, cursor: 'progress' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20 },
      sizeSmall: {
        minHeight: 36,
        paddingInline: 12,
        fontSize: '0.9375rem',
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      contained: outlinedWhenForced,
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, borderRadius: 6 } } },
  MuiLink: {
    defaultProps: { color: 'secondary', underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.18em',
        textDecorationThickness: 1,
        // A link that is a button draws its own, thinner.
        '&:focus-visible, &.Mui-focusVisible': focusRing,
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { height: '100%', display: 'flex', flexDirection: 'column' } },
  },
  // As high with its margins as `HELPER_TEXT_HEIGHT`. It stands far closer to its own field than to the
  // next one, whose label reaches above the frame.
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '3px 0 13px', fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  MuiTextField: {
    defaultProps: { fullWidth: true, slotProps: { select: { native: true } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 44,
        backgroundColor: 'var(--mui-palette-background-paper)',
        // On a prerendered page a field can have the focus before any code knows of it.
        '&:focus-within .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      },
      // 3:1 against the page and the field (WCAG 1.4.11); MUI's own has less.
      notchedOutline: { borderColor: 'var(--mui-palette-text-secondary)' },
      input: { fontSize: '1rem' },
    },
  },
  MuiTableCell: { styleOverrides: { head: { fontWeight: 650 } } },
  MuiAlert: { styleOverrides: { filled: outlinedWhenForced } },
  MuiDialog: {
    styleOverrides: { paper: { boxShadow: 'var(--mui-shadows-8)', ...outlinedWhenForced } },
  },
  MuiDialogActions: {
    styleOverrides: {
      // Buttons of two words stay on one line each, and stand below each other where they must.
      root: {
        flexWrap: 'wrap',
        gap: 8,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        '& .MuiButton-root': { whiteSpace: 'nowrap' },
      },
    },
  },
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
};

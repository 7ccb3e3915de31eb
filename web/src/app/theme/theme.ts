import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './component-overrides.ts';
import { darkPalette, lightPalette, withFilledAlerts } from './palette.ts';
import { typography } from './typography.ts';

/** The attribute of the document that says which colours are shown. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/**
 * The one theme. Its colours are CSS variables, so that switching the scheme repaints without rendering
 * again; MUI's `InitColorSchemeScript` sets the attribute before the first paint.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: {
    light: { palette: withFilledAlerts(lightPalette) },
    dark: { palette: withFilledAlerts(darkPalette) },
  },
  // Content is 1,120 px at most: `lg` is the width of the page's container, gutters included.
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1168, xl: 1536 } },
  spacing: 8,
  shape: { borderRadius: 6 },
  typography,
  components: componentOverrides,
});

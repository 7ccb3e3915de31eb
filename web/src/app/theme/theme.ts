import { createTheme } from '@mui/material/styles';
import { withFilledAlerts } from './alert-colors.ts';
import { componentOverrides } from './component-overrides.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** One step of room. */
export const SPACING_PX = 8;

/**
 * The one theme. Its colours are CSS variables under `data-color-scheme`, so that switching the
 * scheme repaints without rendering again; `public/bootstrap.js` sets the attribute first.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: { palette: withFilledAlerts(lightPalette) },
    dark: { palette: withFilledAlerts(darkPalette) },
  },
  // Content is 1,120 px at most: `lg` is the width of the page's container, gutters included.
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1168, xl: 1536 } },
  spacing: SPACING_PX,
  shape: { borderRadius: 6 },
  typography,
  components: componentOverrides,
});

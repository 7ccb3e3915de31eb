import type { CssVarsTheme } from '@mui/material/styles';
import { theme } from './theme.ts';

export type SiteTheme = typeof theme & CssVarsTheme;

/** What is drawn with: the names of the variables, without the values that MUI puts beside them. */
function drawnTheme(full: SiteTheme): SiteTheme {
  const drawn = { ...full, vars: full.generateThemeVars() };
  return { ...drawn, spacing: drawn.generateSpacing() };
}

/** The build takes what it wrote down of these two in their place (`written-theme.ts`). */
export const siteTheme = drawnTheme(theme as SiteTheme);
/** The rules in which the theme's variables get their values. */
export const variables = siteTheme.generateStyleSheets();

import type { CssVarsTheme } from '@mui/material/styles';
import { createSpacing } from '@mui/system';
import { SPACING_PX, theme } from './theme.ts';

export type SiteTheme = typeof theme & CssVarsTheme;

/**
 * What is drawn with: the names of the variables, without the values that MUI puts beside them. Room is
 * said in pixels: it never changes, and a variable with what multiplies it is most of a short rule.
 */
function drawnTheme(full: SiteTheme): SiteTheme {
  const vars = { ...full.generateThemeVars(), spacing: undefined } as unknown as SiteTheme['vars'];
  return { ...full, vars, spacing: createSpacing(SPACING_PX) };
}

/** The theme that components draw with. */
export const siteTheme = drawnTheme(theme as SiteTheme);
/** The rules in which the theme's variables get their values. */
export const variables = siteTheme.generateStyleSheets();

import { Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { CssVarsTheme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from './theme.ts';
import { useColorScheme } from './use-color-scheme.ts';

type FullTheme = typeof theme & CssVarsTheme;

/** What is drawn with: the names of the variables, without the values that MUI puts beside them. */
function drawnTheme(full: FullTheme): FullTheme {
  const drawn = { ...full, vars: full.generateThemeVars() };
  return { ...drawn, spacing: drawn.generateSpacing() };
}

const siteTheme = drawnTheme(theme as FullTheme);
// As MUI itself hands them over; its types ask for each component's bare props.
const components = siteTheme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
const variables = siteTheme.generateStyleSheets();

/**
 * The theme for all below. MUI's own provider also keeps which colours are chosen, for themes that
 * draw anew with them; here variables do, and `public/bootstrap.js` chooses.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  useColorScheme();
  return (
    <ThemeContext value={siteTheme}>
      <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
      <Global styles={variables} />
    </ThemeContext>
  );
}

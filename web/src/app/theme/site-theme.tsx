import { Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { siteTheme, variables } from './drawn-theme.ts';
import { useColorScheme } from './use-color-scheme.ts';

// As MUI itself hands them over; its types ask for each component's bare props.
const components = siteTheme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

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

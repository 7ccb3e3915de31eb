import { unstable_createBreakpoints, type Breakpoints } from '@mui/material/styles';
import { createSpacing } from '@mui/system';
import { unstable_applyStyles as applyStyles } from '@mui/system/createTheme';
import styleFunctionSx, {
  unstable_defaultSxConfig as unstable_sxConfig,
} from '@mui/system/styleFunctionSx';
import type { SiteTheme } from './drawn-theme.ts';

/** Values of variables, by selector. */
type Rules = Record<string, Record<string, string>>[];

/** Of the theme what can be written down; its functions are made anew of it. */
export interface WrittenTheme extends Pick<
  SiteTheme,
  'components' | 'direction' | 'mixins' | 'motion' | 'shape' | 'typography' | 'zIndex'
> {
  breakpoints: Pick<Breakpoints, 'values' | 'unit'>;
  colorSchemeSelector: string;
  /** What no variable holds; the colours by day are those of the variables. */
  palette: Pick<SiteTheme['palette'], 'contrastThreshold' | 'mode' | 'tonalOffset'>;
  /** One step of room, in pixels. */
  step: number;
  transitions: Pick<SiteTheme['transitions'], 'duration' | 'easing'>;
  variables: Rules;
}

interface Tree {
  [part: string]: Tree | string;
}

const VARIABLE_PREFIX = '--mui-';

/** Variables as a tree, in which MUI looks for them: `palette.primary.main`. */
function treeOf(rules: Rules, leaf: (name: string, value: string) => string): Tree {
  const tree: Tree = {};
  for (const [name, value] of rules
    .flatMap((rule) => Object.values(rule))
    .flatMap((values) => Object.entries(values))) {
    const parts = name.slice(VARIABLE_PREFIX.length).split('-');
    const last = parts.pop() ?? '';
    let node = tree;
    for (const part of parts) {
      const next = node[part] ?? {};
      node[part] = next;
      if (typeof next === 'object') node = next;
    }
    node[last] = leaf(name, value);
  }
  return tree;
}

const time = (duration: number | string): string =>
  typeof duration === 'string' ? duration : `${Math.round(duration)}ms`;

/** How properties go from one value to the next, in CSS. */
const createTransition =
  ({ duration, easing }: WrittenTheme['transitions']): SiteTheme['transitions']['create'] =>
  (properties = ['all'], options = {}) =>
    [properties]
      .flat()
      .map((property) =>
        [
          property,
          time(options.duration ?? duration.standard),
          options.easing ?? easing.easeInOut,
          time(options.delay ?? 0),
        ].join(' '),
      )
      .join(',');

/** A colour of a variable, paler; MUI keeps its channels in a variable of their own. */
const alpha = (color: string, opacity: number | string): string =>
  `rgba(${color.replace(/\)$/, 'Channel)')} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`;

/**
 * The theme that the build wrote down, with the functions that its parts call while they draw. So
 * nobody's browser works out shades and variables of all that MUI has, nor loads the code for it.
 */
export function themeFrom(written: WrittenTheme): SiteTheme {
  const { variables, colorSchemeSelector, step, ...data } = written;
  const names = treeOf(variables, (name) => `var(${name})`);
  // The second rule holds by day, and where nothing else is chosen.
  const byDay = treeOf(variables.slice(1, 2), (_, value) => value).palette as object;
  // By a number MUI looks in lists alone.
  const shadows = Object.assign([], names.shadows) as string[];
  const theme = {
    ...data,
    palette: { ...data.palette, ...byDay },
    shadows,
    vars: { ...names, shadows },
    spacing: createSpacing(step),
    breakpoints: unstable_createBreakpoints(data.breakpoints),
    typography: {
      ...data.typography,
      pxToRem: (size: number) => `${size / data.typography.htmlFontSize}rem`,
    },
    transitions: { ...data.transitions, create: createTransition(data.transitions) },
    colorSchemes: { light: {}, dark: {} },
    getColorSchemeSelector: (scheme: string) => `[${colorSchemeSelector}="${scheme}"] &`,
    applyStyles,
    alpha,
    unstable_sxConfig,
    unstable_sx(sx: object) {
      return styleFunctionSx({ sx, theme: this });
    },
    internal_cache: {},
  };
  // MUI's type also has what makes a theme of another one.
  return theme as unknown as SiteTheme;
}

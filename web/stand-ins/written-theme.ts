import { fileURLToPath } from 'node:url';
import { siteTheme, variables } from '../src/app/theme/drawn-theme.ts';
import { SPACING_PX } from '../src/app/theme/theme.ts';
import type { WrittenTheme } from '../src/app/theme/written-theme.ts';

/** Colours that nothing names: of parts of MUI that the site does not use, shades and channels of roles. */
const UNUSED_COLORS =
  '(AppBar|Avatar|FilledInput|LinearProgress-(?!primary)|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|Tooltip)|grey-(50|[1256]00|900|A[247])|common-(black|background)|(background|text)-(default|paper|secondary)Channel|\\w+-(light|dark)Channel|dividerChannel|text-icon|action-(selectedOpacity|selectedChannel|activated)';

/** Variables that nothing names: of such colours, of surfaces at these heights, layers and opacities. */
const UNUSED = new RegExp(
  `^--mui-(spacing$|font-|overlays-|shadows-(3|5|7|9|1[0-57-9]|2[0-3])$|zIndex-(fab|mobileStepper|speedDial)|opacity-(inputUnderline|switch)|palette-(${UNUSED_COLORS}))`,
);

/** A copy without the keys of a kind, at whatever depth. */
const without = <Value extends object>(keys: RegExp, value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (keys.test(key) ? undefined : inner)),
  ) as Value;

/** What the build writes down of the theme. */
export function writtenTheme(): WrittenTheme {
  const { breakpoints, palette, transitions, ...theme } = siteTheme;
  const { components, direction, mixins, motion, shape, typography, zIndex } = theme;
  const { contrastThreshold, mode, tonalOffset } = palette;
  const { duration, easing } = transitions;
  return {
    ...{ components, direction, mixins, motion, shape, typography, zIndex },
    breakpoints: {
      values: breakpoints.values,
      ...(breakpoints.unit && { unit: breakpoints.unit }),
    },
    transitions: { duration, easing },
    palette: { contrastThreshold, mode, tonalOffset },
    colorSchemeSelector: siteTheme.colorSchemeSelector,
    step: SPACING_PX,
    variables: without(UNUSED, variables),
  };
}

/** Where the site asks for its theme. */
export const THEME_MODULE = /\/drawn-theme\.ts$/;

const from = fileURLToPath(new URL('../src/app/theme/written-theme.ts', import.meta.url));

/** The module that stands in for it in the build. */
export const writtenThemeCode = (): string => `
  import { themeFrom } from ${JSON.stringify(from)};
  const written = ${JSON.stringify(writtenTheme())};
  export const siteTheme = themeFrom(written);
  export const { variables } = written;`;

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteTheme as whole, variables, type SiteTheme } from '../src/app/theme/drawn-theme.ts';
import { themeFrom } from '../src/app/theme/written-theme.ts';
import { partsDrawnWith } from './parts-of-mui.fixtures.tsx';
import { writtenTheme } from './written-theme.ts';

const written = writtenTheme();
// As the build hands it over: what JSON loses is lost here as well.
const remade = themeFrom(JSON.parse(JSON.stringify(written)) as typeof written);

const { main } = remade.vars.palette.primary;

const SOURCES = join(import.meta.dirname, '../src');
/** A variable, one of whose role a property decides, and a colour as `sx` says it. */
const NAMED = /--mui-palette-(\$\{\w+\}-\w+)|(--mui-[a-zA-Z]+-[\w-]+)|'(\w+\.\w+)'/g;

/** The variables that the site's own sources name, where the theme has such a one. */
function namedInSources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.includes('.test.'));
  const all = new Set(variables.flatMap((rule) => Object.values(rule).flatMap(Object.keys)));
  const names = sources.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(NAMED)].flatMap(
      ([, ofRole = '', name = '', color = '']) => [
        name,
        ...(color ? [`--mui-palette-${color.replace('.', '-')}`] : []),
        ...(ofRole ? ['primary', 'secondary'] : []).map(
          (role) => `--mui-palette-${ofRole.replace(/\$\{\w+\}/, role)}`,
        ),
      ],
    ),
  );
  return [...new Set(names)].filter((name) => all.has(name));
}

/** What a part of MUI may ask of the theme while it draws. */
const asked: Record<string, (theme: SiteTheme) => unknown> = {
  'the colour of a role': ({ vars }) => vars.palette.primary.main,
  'the colour of a part': ({ vars }) => vars.palette.Alert.errorFilledBg,
  'the colour of a surface': ({ vars }) => vars.palette.background.paper,
  'a shadow': ({ vars }) => vars.shadows[8],
  'a corner': ({ vars }) => vars.shape.borderRadius,
  'the layer of a dialog': ({ vars }) => vars.zIndex.modal,
  'the opacity of a placeholder': ({ vars }) => vars.opacity.inputPlaceholder,
  'which colours have shades': ({ palette }) =>
    Object.entries(palette)
      .filter(([, color]) => typeof color === 'object' && color !== null && 'main' in color)
      .map(([role]) => role),
  'no room': ({ spacing }) => spacing(0),
  'some room': ({ spacing }) => spacing(1.5, 'auto'),
  'a screen from a width on': ({ breakpoints }) => breakpoints.up('md'),
  'a screen below a width': ({ breakpoints }) => breakpoints.down('lg'),
  'a screen between widths': ({ breakpoints }) => breakpoints.between('sm', 'xl'),
  'a size of type': ({ typography }) => typography.pxToRem(18),
  'a style of type': ({ typography }) => typography.h2,
  'a transition': ({ transitions }) => transitions.create('color'),
  'a transition of several': ({ transitions, ...theme }) =>
    transitions.create(['opacity', 'box-shadow'], {
      duration: transitions.duration.short,
      easing: transitions.easing.sharp,
      delay: theme.zIndex.fab,
    }),
  'a paler colour': (theme) => theme.alpha(main, 0.4),
  'a colour as pale as a variable says': (theme) =>
    theme.alpha(main, theme.vars.palette.action.hoverOpacity),
  'what holds by night': (theme) => theme.applyStyles('dark', { color: 'red' }),
  'styles by the names of the theme': (theme) =>
    theme.unstable_sx({ p: 2, bgcolor: 'primary.main', boxShadow: 4, mx: { md: -1 } }),
  'how long motion may last': ({ motion }) => motion,
  'what parts begin with': ({ components }) => components,
};

describe('the theme that the build writes down', () => {
  it.each(Object.entries(asked))('has %s as MUI makes it', (_what, ask) => {
    expect(ask(remade)).toEqual(ask(whole));
  });

  it('draws the parts of MUI that the site has as MUI does', () => {
    const drawn = partsDrawnWith(remade);
    expect(drawn).toContain('--mui-palette-text-secondary');
    expect(drawn).toEqual(partsDrawnWith(whole));
  });

  it('leaves out no variable that a part of MUI, a style or a drawing of the site names', () => {
    const values = written.variables.flatMap((rule) => Object.values(rule));
    const kept = new Set(values.flatMap(Object.keys));
    const text = JSON.stringify(values) + partsDrawnWith(whole);
    const named = [...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(500);
    expect([...named, ...namedInSources()].filter((name) => !kept.has(name))).toEqual([]);
  });

  it('sets its variables as MUI does, but for those of what the site has not', () => {
    for (const [index, rule] of written.variables.entries())
      for (const [selector, values] of Object.entries(rule))
        expect(variables[index]?.[selector]).toMatchObject(values);
    const names = written.variables.flatMap((rule) => Object.values(rule).flatMap(Object.keys));
    expect(names.filter((name) => /-(font|Slider|Switch|overlays)-/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        '--mui-palette-divider',
        '--mui-palette-Skeleton-bg',
        '--mui-shape-borderRadius',
      ]),
    );
  });
});

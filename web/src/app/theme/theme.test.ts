import { getContrastRatio, type CssVarsTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { theme } from './theme.ts';

/** What WCAG asks for between text of this size and its ground. */
const LEAST_CONTRAST = 4.5;

/** A colour, or the one that a CSS variable of the palette stands for. */
function colorOf(value: string, palette: object): string {
  const path = /--mui-palette-(\w+)-(\w+)/.exec(value);
  if (!path) return value;
  const role = (palette as Record<string, Record<string, string>>)[path[1] ?? ''];
  return role?.[path[2] ?? ''] ?? value;
}

describe.each(['light', 'dark'] as const)('a toast by %s', (scheme) => {
  const palette = (theme as typeof theme & CssVarsTheme).colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`The theme has no colours for ${scheme}.`);

  it.each(['success', 'error', 'info', 'warning'] as const)('can be read: %s', (severity) => {
    const ground = colorOf(palette.Alert[`${severity}FilledBg`], palette);
    const text = colorOf(palette.Alert[`${severity}FilledColor`], palette);
    expect(getContrastRatio(ground, text)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});

describe.each(['light', 'dark'] as const)('a button by %s', (scheme) => {
  const palette = (theme as typeof theme & CssVarsTheme).colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`The theme has no colours for ${scheme}.`);

  it.each(['primary', 'secondary', 'error'] as const)(
    'can be read, under the pointer as well: %s',
    (role) => {
      const { main, dark, contrastText } = palette[role];
      for (const ground of [main, dark])
        expect(getContrastRatio(ground, contrastText)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    },
  );
});

it('has no ripples, whose code the build leaves out', () => {
  expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
});

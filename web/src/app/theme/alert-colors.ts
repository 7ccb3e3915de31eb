import type { ColorSystemOptions, PaletteOptions } from '@mui/material/styles';

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;

/**
 * A palette with the colours of filled alerts, such as toasts: each role's own, whose text is made
 * for it. MUI would darken them by night until their text is too faint.
 */
export function withFilledAlerts(palette: PaletteOptions): ColorSystemOptions['palette'] {
  const entries = SEVERITIES.flatMap((severity) => {
    const color = palette[severity];
    if (!color || !('main' in color)) return [];
    return [
      [`${severity}FilledBg`, color.main],
      [`${severity}FilledColor`, color.contrastText],
    ];
  });
  return { ...palette, Alert: Object.fromEntries(entries) as object };
}

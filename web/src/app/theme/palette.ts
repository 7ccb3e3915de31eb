import type { ColorSystemOptions, PaletteOptions } from '@mui/material/styles';

/** Colours by day: primer ground, oxide for actions, petrol for links and what is selected. */
export const lightPalette: PaletteOptions = {
  background: { default: '#FBFAF7', paper: '#FFFFFF' },
  text: { primary: '#1F2937', secondary: '#5B6470' },
  primary: { main: '#C2410C', dark: '#9A3412', light: '#EA580C', contrastText: '#FFFFFF' },
  secondary: { main: '#0F5E6B', dark: '#0B4650', light: '#2B7F8C', contrastText: '#FFFFFF' },
  info: { main: '#0F5E6B', contrastText: '#FFFFFF' },
  error: { main: '#B42318', contrastText: '#FFFFFF' },
  success: { main: '#166534', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', contrastText: '#FFFFFF' },
  divider: '#DEDAD1',
};

/** The same roles by night. */
export const darkPalette: PaletteOptions = {
  background: { default: '#14171A', paper: '#1C2024' },
  text: { primary: '#F2F0EA', secondary: '#A9B1BA' },
  primary: { main: '#FF8A4C', dark: '#FF7430', light: '#FFA878', contrastText: '#1A0E06' },
  secondary: { main: '#5CC3D1', dark: '#3AAEBE', light: '#8AD8E2', contrastText: '#04191C' },
  info: { main: '#5CC3D1', contrastText: '#04191C' },
  // `dark` is for hovering: MUI's own would be too dark for the text on it.
  error: { main: '#FF8A80', dark: '#FF7468', contrastText: '#2A0704' },
  success: { main: '#7BD19A', contrastText: '#04190B' },
  warning: { main: '#F2B84B', contrastText: '#201500' },
  divider: '#343A41',
};

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;

/**
 * Adds the colours of filled alerts, such as toasts. MUI's own are too dark in the dark scheme for the
 * contrast of their text.
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

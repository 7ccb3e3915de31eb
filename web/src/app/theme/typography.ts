import type { ThemeOptions } from '@mui/material/styles';

/** Archivo; until it is there a system face whose metrics are adjusted to it: see fonts.css. */
const fontFamily = "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif";

const heading = { fontWeight: 700, fontStretch: '112%', letterSpacing: '-0.02em' } as const;

/**
 * A heading size that grows from a scale of 1.2 on phones to 1.25 on desktops.
 *
 * @param step how many steps above the body size
 * @returns a CSS length that is linear between 360 and 1280 px of width, and leaves a long word whole where
 *   the reader's text is twice as large
 */
function scaled(step: number): string {
  const small = 1.2 ** step;
  const large = 1.25 ** step;
  const slope = ((large - small) * 16) / (1280 - 360);
  const base = small - (slope * 360) / 16;
  return `min(13vw, clamp(${small.toFixed(3)}rem, ${base.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${large.toFixed(3)}rem))`;
}

/** Body 16 px at 1.55; headings wide, tight and bold. */
export const typography: ThemeOptions['typography'] = {
  fontFamily,
  body1: { fontSize: '1rem', lineHeight: 1.55 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  h1: { ...heading, fontSize: scaled(5), lineHeight: 1.08 },
  h2: { ...heading, fontSize: scaled(3.5), lineHeight: 1.15 },
  h3: { ...heading, fontSize: scaled(2), lineHeight: 1.25 },
  h4: { ...heading, fontSize: scaled(1), lineHeight: 1.3, letterSpacing: '-0.01em' },
  h5: { ...heading, fontSize: '1.0625rem', lineHeight: 1.35, letterSpacing: '-0.005em' },
  h6: { ...heading, fontSize: '1rem', lineHeight: 1.4, letterSpacing: 0 },
  button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem', lineHeight: 1.5 },
  overline: { fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.5 },
};

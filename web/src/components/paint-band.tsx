import Box, { type BoxProps } from '@mui/material/Box';

/** The wet edge: one line that a roller leaves, slightly uneven, drawn in a box of 1200 by 100. */
const coat =
  'M0 0H1200V79C1172 84 1150 76 1118 80C1074 86 1047 92 1002 88C957 84 934 77 886 80C842 83 812 91 768 93C716 95 688 84 640 82C596 80 566 87 522 90C476 93 448 83 402 80C352 77 322 86 276 89C232 92 206 84 160 81C112 78 84 88 46 90C28 91 14 87 0 84Z';
const sheen =
  'M0 84C14 87 28 91 46 90C84 88 112 78 160 81C206 84 232 92 276 89C322 86 352 77 402 80C448 83 476 93 522 90C566 87 596 80 640 82C688 84 716 95 768 93C812 91 842 83 886 80C934 77 957 84 1002 88C1047 92 1074 86 1118 80C1150 76 1172 84 1200 79';

/** One colour of MUI's palette, by its role. */
type BandColor = 'primary' | 'secondary' | 'error' | 'success';

export interface PaintBandProps extends Omit<BoxProps, 'color'> {
  /** Height of the stripe in pixels. */
  height?: number;
  color?: BandColor;
  /** Share of the width that is painted, 0 to 1, for the progress of something. */
  fill?: number;
}

/**
 * A band of fresh paint: a broad stripe with one uneven wet edge. The one decoration of the site;
 * use it once per screen. It says nothing to a screen reader.
 */
export function PaintBand({ height = 16, color = 'primary', fill = 1, ...box }: PaintBandProps) {
  return (
    <Box aria-hidden="true" data-screen-only {...box}>
      <svg
        width="100%"
        height={height}
        viewBox="0 0 1200 100"
        preserveAspectRatio="none"
        focusable="false"
        style={{ display: 'block', clipPath: `inset(0 ${(1 - fill) * 100}% 0 0)` }}
      >
        <path d={coat} fill={`var(--mui-palette-${color}-main)`} />
        <path
          d={sheen}
          fill="none"
          stroke={`var(--mui-palette-${color}-light)`}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Box>
  );
}

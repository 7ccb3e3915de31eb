import Box, { type BoxProps } from '@mui/material/Box';

/**
 * The wet edge: one line that a roller leaves, slightly uneven, drawn in a box of 1200 by 100. Its
 * sheen runs around the whole coat, and outside the box where nothing is to be seen of it.
 */
const coat =
  'M-99-99H1299V79H1200C1172 84 1150 76 1118 80C1074 86 1047 92 1002 88C957 84 934 77 886 80C842 83 812 91 768 93C716 95 688 84 640 82C596 80 566 87 522 90C476 93 448 83 402 80C352 77 322 86 276 89C232 92 206 84 160 81C112 78 84 88 46 90C28 91 14 87 0 84H-99Z';

/** Where the roller lifts: the coat runs dry in streaks. Drawn in a box of 200 by 100, never stretched. */
const lift =
  'M0 0H128C150 0 166 4 164 10C162 16 140 15 138 21C136 28 176 25 188 32C196 38 184 43 170 44C154 45 132 44 132 51C132 57 156 56 156 63C156 69 136 71 116 73C92 76 78 86 52 87C32 88 14 81 0 79Z';
const liftSheen = 'M0 79C14 81 32 88 52 87C78 86 92 76 116 73';
const LIFT_ASPECT = 2;

/** One colour of MUI's palette, by its role. */
type BandColor = 'primary' | 'secondary' | 'error' | 'success';

export interface PaintBandProps extends Omit<BoxProps, 'color'> {
  /** Height of the stripe in pixels. */
  height?: number;
  color?: BandColor;
  /** Share of the width that is painted, 0 to 1, for the progress of something. */
  fill?: number;
  /** True for a band that ends in the open instead of at the edge of something. */
  lifts?: boolean;
}

/**
 * A band of fresh paint: a broad stripe with one uneven wet edge, and an end as a roller leaves it.
 * The one decoration of the site; use it once per screen. It says nothing to a screen reader.
 */
export function PaintBand(props: PaintBandProps) {
  const { height = 16, color = 'primary', fill = 1, lifts = fill < 1, ...box } = props;
  const sheen = {
    stroke: `var(--mui-palette-${color}-light)`,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  const paint = `var(--mui-palette-${color}-main)`;
  return (
    <Box aria-hidden="true" data-screen-only {...box}>
      <div style={{ display: 'flex', overflow: 'hidden', width: `${fill * 100}%` }}>
        <svg
          width="100%"
          height={height}
          viewBox="0 0 1200 100"
          preserveAspectRatio="none"
          focusable="false"
          style={{ display: 'block', minWidth: 0 }}
        >
          <path d={coat} fill={paint} {...sheen} />
        </svg>
        {lifts && (
          <svg
            width={height * LIFT_ASPECT}
            height={height}
            viewBox="0 0 200 100"
            focusable="false"
            // A pixel over the coat, so that no light shows between the two.
            style={{ display: 'block', flexShrink: 0, marginLeft: -1 }}
          >
            <path d={lift} fill={paint} />
            <path d={liftSheen} fill="none" {...sheen} />
          </svg>
        )}
      </div>
    </Box>
  );
}

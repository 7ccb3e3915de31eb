import Box, { type BoxProps } from '@mui/material/Box';

/**
 * The uneven edge, in a box of 1200 by 100. The outline runs outside the box on the other three sides,
 * where its stroke is clipped.
 */
const coat =
  'M-99-99h1398v178h-99c-28 5-50-3-82 1-44 6-71 12-116 8s-68-11-116-8c-44 3-74 11-118 13-52 2-80-9-128-11-44-2-74 5-118 8-46 3-74-7-120-10-50-3-80 6-126 9-44 3-70-5-116-8-48-3-76 7-114 9-18 1-32-3-46-6h-99z';

/** The streaky end, in a box of 200 by 100, never stretched. */
const lift =
  'M0 0h128c22 0 38 4 36 10s-24 5-26 11c-2 7 38 4 50 11 8 6-4 11-18 12-16 1-38 0-38 7 0 6 24 5 24 12 0 6-20 8-40 10-24 3-38 13-64 14-20 1-38-6-52-8z';
const liftSheen = 'M0 79c14 2 32 9 52 8 26-1 40-11 64-14';
const LIFT_ASPECT = 2;

interface PaintBandProps extends BoxProps {
  /** Height of the stripe in pixels. */
  height?: number;
  /** Share of the width that is painted, 0 to 1, for the progress of something. */
  fill?: number;
  /** Draws the streaky end. */
  lifts?: boolean;
}

/**
 * A stripe of paint, the brand's decoration; use it once per page. Hidden from screen readers.
 */
export function PaintBand(props: PaintBandProps) {
  const { height = 16, fill = 1, lifts = fill < 1, ...box } = props;
  const sheen = {
    stroke: 'var(--mui-palette-primary-light)',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  const paint = 'var(--mui-palette-primary-main)';
  return (
    <Box aria-hidden="true" data-screen-only {...box}>
      <span style={{ display: 'flex', overflow: 'hidden', width: `${fill * 100}%` }}>
        <svg
          width="100%"
          height={height}
          viewBox="0 0 1200 100"
          preserveAspectRatio="none"
          style={{ display: 'block', minWidth: 0 }}
        >
          <path d={coat} fill={paint} {...sheen} />
        </svg>
        {lifts && (
          <svg
            width={height * LIFT_ASPECT}
            height={height}
            viewBox="0 0 200 100"
            // A pixel over the coat, so that no light shows between the two.
            style={{ display: 'block', flexShrink: 0, marginLeft: -1 }}
          >
            <path d={lift} fill={paint} />
            <path d={liftSheen} fill="none" {...sheen} />
          </svg>
        )}
      </span>
    </Box>
  );
}

import type { Paint, Surface } from '../../contract/products/finder.ts';

/** Both ends belong to it; millimetres. */
export interface RangeMm {
  readonly minMm: number;
  readonly maxMm: number;
}

/**
 * How long a nap reaches into a surface without leaving a pattern on it: smooth 1/8 to 1/4 inch,
 * walls 3/8 to 1/2, textured up to 3/4, rough 3/4 to 1 inch.
 * Sources: atlantapaintingcompany.com/paint-roller-nap-which-one-should-i-use,
 * cherryhillpainting.com/uncategorized/selecting-paint-roller-cover; rounded to the naps that are made.
 */
const ROUGHNESS = {
  smooth: { minMm: 3, maxMm: 6 },
  wall: { minMm: 9, maxMm: 13 },
  /** Long filaments hold what a lap needs to stay wet, so a ceiling takes those of a wall and longer. */
  ceiling: { minMm: 9, maxMm: 21 },
  textured: { minMm: 12, maxMm: 19 },
  rough: { minMm: 18, maxMm: 25 },
} as const satisfies Record<string, RangeMm>;

/** The roughness of each surface, and whether it is as narrow as a door leaf or a rail. */
export const SURFACES: Record<Surface, { nap: RangeMm; narrow: boolean }> = {
  plaster: { nap: ROUGHNESS.wall, narrow: false },
  wallpaper: { nap: ROUGHNESS.wall, narrow: false },
  board: { nap: ROUGHNESS.wall, narrow: false },
  ceiling: { nap: ROUGHNESS.ceiling, narrow: false },
  woodchip: { nap: ROUGHNESS.textured, narrow: false },
  render: { nap: ROUGHNESS.textured, narrow: false },
  roughcast: { nap: ROUGHNESS.rough, narrow: false },
  masonry: { nap: ROUGHNESS.rough, narrow: false },
  wood: { nap: ROUGHNESS.smooth, narrow: true },
  metal: { nap: ROUGHNESS.smooth, narrow: true },
  floor: { nap: ROUGHNESS.smooth, narrow: false },
};

/**
 * Sleeves by the place they work in: 4 to 6 inches where it is narrow, 9 for walls, 12 to 18 for
 * large areas. Source: engineerfix.com/what-size-roller-should-you-use-for-painting-walls.
 */
export const WIDTHS = {
  narrow: { minMm: 100, maxMm: 150 },
  usual: { minMm: 180, maxMm: 250 },
  large: { minMm: 300, maxMm: 450 },
} as const satisfies Record<string, RangeMm>;

/** What a sleeve takes that names no paints: all of those for walls that name some take it. */
export const TAKEN_BY_ALL: readonly Paint[] = ['emulsion'];

/** From here on a wall or a floor is large. An assumption: no source names a limit. */
export const LARGE_AREA_M2 = 200;

/**
 * What one sleeve rolls before its nap mats, in m². An assumption that the maker has to confirm:
 * no source and no attribute says it.
 */
export const AREA_PER_SLEEVE_M2 = 150;

import { placed } from '../render/place.ts';
import { join } from '../render/scene.ts';
import { vec } from '../render/vector.ts';
import type { Model } from '../render/scene.ts';
import { brush } from '../tools/brush.ts';
import { paintGrid } from '../tools/grid.ts';
import { roller } from '../tools/roller.ts';
import { ruler } from '../tools/ruler.ts';
import { tray } from '../tools/tray.ts';
import { DARK, framed } from './composition.ts';
import type { Composition } from './composition.ts';
import { bareFrames } from './frames.ts';
import { largeKit, SASH_BRUSH, smallKit, SMALL_TRAY, TRAY } from './kits.ts';
import { sleeve } from './sleeves.ts';
import type { SleeveName } from './sleeves.ts';

/** Centimetres: the rulers there are, and how far one lies in front of the pile. */
const RULERS = [15, 30] as const;
const LONGEST_RULER = 50;
const GAP = 2.3;
const TURN = 15;

/** The shortest ruler that is longer than a sleeve. */
export const rulerFor = (widthCm: number): number =>
  RULERS.find((length) => length > widthCm) ?? LONGEST_RULER;

/** One sleeve with a ruler in front of it, whose zero is where the sleeve begins. */
export function sleeveToScale(name: SleeveName): Composition {
  const spec = sleeve(name);
  const length = rulerFor(spec.width);
  const front = spec.core + spec.nap.length + GAP;
  const shift = vec((length - spec.width) / 2, 0, front);
  const model = join(roller(spec), placed(ruler(length), { shift }));
  return framed(placed(model, { turn: TURN }), { elevation: 42, fill: 0.92 });
}

/** A tool of this width along x, with a ruler at a place along z. */
const beside = (model: Model, widthCm: number, z: number): Composition => {
  const length = rulerFor(widthCm);
  const shift = vec((length - widthCm) / 2, 0, z);
  const together = join(model, placed(ruler(length), { shift }));
  return framed(placed(together, { turn: TURN }), { elevation: 46, fill: 0.92 });
};

/** Behind the cage of a frame, since its handle lies in front. */
const BEHIND = -6.4;

/** Tools that are no sleeves, each with a ruler. */
export const TOOLS_TO_SCALE = {
  'frame-25': () => beside(bareFrames.large(), 25, BEHIND),
  'frame-10': () => beside(bareFrames.small(), 10, BEHIND + 1.5),
  'frame-45': () => beside(bareFrames.wide(), 45, BEHIND),
  'tray-25': () => beside(tray(TRAY), TRAY.width, TRAY.depth / 2 + GAP),
  'tray-10': () => beside(tray(SMALL_TRAY), SMALL_TRAY.width, SMALL_TRAY.depth / 2 + GAP),
  'grid-25': () => beside(paintGrid(22, 27, DARK), 22, 13.5 + GAP),
  'brush-50': () => beside(brush(SASH_BRUSH), 27, 5),
  'kit-25': () => beside(largeKit(), 48, 38),
  'kit-10': () => beside(smallKit(), 28, 22),
};

/** The open end of a sleeve from near by: its pile against the core. */
export function sleeveDetail(name: SleeveName): Composition {
  const spec = sleeve(name);
  return framed(placed(roller(spec), { turn: 50 }), {
    elevation: 24,
    span: 9,
    nudge: [0.95, 0.25],
  });
}

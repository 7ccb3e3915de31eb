import { placed } from '../render/place.ts';
import { join } from '../render/scene.ts';
import { vec } from '../render/vector.ts';
import { roller } from '../tools/roller.ts';
import { ruler } from '../tools/ruler.ts';
import { framed } from './composition.ts';
import type { Composition } from './composition.ts';
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

/** The open end of a sleeve from near by: its pile against the core. */
export function sleeveDetail(name: SleeveName): Composition {
  const spec = sleeve(name);
  return framed(placed(roller(spec), { turn: 50 }), {
    elevation: 24,
    span: 9,
    nudge: [0.95, 0.25],
  });
}

import { wetPaint } from '../render/material.ts';
import { placed } from '../render/place.ts';
import { join } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { rgb, vec } from '../render/vector.ts';
import { brush } from '../tools/brush.ts';
import { paintGrid } from '../tools/grid.ts';
import { pole } from '../tools/pole.ts';
import type { PoleSpec } from '../tools/pole.ts';
import { roller } from '../tools/roller.ts';
import { tray } from '../tools/tray.ts';
import { DARK, OXIDE, PETROL, framed } from './composition.ts';
import type { Composition } from './composition.ts';
import { readyRoller } from './frames.ts';
import { sleeve } from './sleeves.ts';

export const TRAY = { width: 31, depth: 36, height: 7.5, color: '#39424B' };
export const SMALL_TRAY = { width: 15, depth: 27, height: 5, color: PETROL };
export const SASH_BRUSH = { width: 5, bristles: 6.4, root: rgb('#3A2A1C'), tip: rgb('#8A6A43') };

export const trayPicture = (): Composition =>
  framed(placed(tray(TRAY), { turn: 24 }), { elevation: 43 });

export const smallTrayPicture = (): Composition =>
  framed(placed(tray(SMALL_TRAY), { turn: 40 }), { elevation: 43 });

/** The sleeve that lies beside the poles as a yardstick. */
const YARDSTICK = 'polyamide-25-12';

/**
 * A pole closed and the same drawn out, both as long and as thin as they are, seen from the tip:
 * a roller beside them tells their length. Every pole stands before the same camera.
 */
function polePicture(closed: PoleSpec, drawn: number): Composition {
  const open = { ...closed, inner: closed.inner + drawn };
  const model = join(
    placed(pole(closed), { turn: POLE_TURN, shift: vec(-16, 0, -12) }),
    placed(pole(open), { turn: POLE_TURN }),
    placed(readyRoller(sleeve(YARDSTICK)), { turn: 8, shift: vec(8, 0, 34) }),
  );
  return framed(model, { fill: 0.94, elevation: 33, angle: 40, azimuth: -6 });
}
const POLE_TURN = 46;

export const SHORT_POLE: PoleSpec = { outer: 104, inner: 1, color: PETROL, radius: 1.3, grips: 1 };
export const LONG_POLE: PoleSpec = {
  outer: 194,
  inner: 1,
  color: '#AEB4BA',
  radius: 1.45,
  grips: 2,
};

export const shortPolePicture = (): Composition => polePicture(SHORT_POLE, 90);
export const longPolePicture = (): Composition => polePicture(LONG_POLE, 200);

/** The tip that goes into a frame, from near by: as much of the pole as stands behind it. */
const poleTip = (spec: PoleSpec): Composition =>
  framed(placed(pole({ ...spec, outer: 40, inner: 6, grips: 1 }), { turn: 24 }), {
    elevation: 30,
    span: 17,
    nudge: [1.8, 0.1],
  });

export const shortPoleTip = (): Composition => poleTip(SHORT_POLE);
export const longPoleTip = (): Composition => poleTip(LONG_POLE);

export const gridPicture = (): Composition =>
  framed(placed(paintGrid(22, 27, DARK), { turn: 26 }), { elevation: 43 });

export const brushPicture = (): Composition =>
  framed(placed(brush(SASH_BRUSH), { turn: 33 }), { fill: 0.9 });

/** The kit: a tray with paint in it, a roller on its frame, a spare sleeve, a brush. */
export const largeKit = (): Model =>
  join(
    placed(tray({ ...TRAY, paint: { level: 1.9, material: wetPaint(OXIDE) } }), { turn: 16 }),
    placed(readyRoller(sleeve('polyamide-25-12')), { turn: 34, shift: vec(32, 0, -4) }),
    placed(roller({ ...sleeve('microfibre-25-9'), salt: 4 }), {
      turn: 14,
      shift: vec(-1, 0, 27),
    }),
    placed(brush(SASH_BRUSH), { turn: 40, shift: vec(20, 0, 24) }),
  );

export const smallKit = (): Model =>
  join(
    placed(tray(SMALL_TRAY), { turn: 18 }),
    placed(readyRoller(sleeve('microfibre-10-6')), { turn: 30, shift: vec(15, 0, -8) }),
    placed(roller({ ...sleeve('foam-10'), salt: 3 }), { turn: 27, shift: vec(6.6, 0, 13.4) }),
    placed(roller({ ...sleeve('mohair-10-4'), salt: 5 }), {
      turn: 27,
      shift: vec(10.4, 0, 16.6),
    }),
  );

export const largeKitPicture = (): Composition => framed(largeKit(), { elevation: 44, fill: 0.9 });
export const smallKitPicture = (): Composition => framed(smallKit(), { elevation: 44, fill: 0.9 });

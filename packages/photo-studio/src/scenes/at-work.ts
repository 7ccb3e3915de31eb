import { wetPaint } from '../render/material.ts';
import type { View } from '../render/camera.ts';
import { placed } from '../render/place.ts';
import { cloud } from '../render/random.ts';
import { join } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { add, scale, smoothstep, vec } from '../render/vector.ts';
import type { Vec } from '../render/vector.ts';
import { board, BOARD_HEIGHT } from '../tools/board.ts';
import type { BoardSpec } from '../tools/board.ts';
import { bucket } from '../tools/bucket.ts';
import { frame } from '../tools/frame.ts';
import { paintGrid } from '../tools/grid.ts';
import { loaded } from '../tools/nap-kinds.ts';
import { pole } from '../tools/pole.ts';
import type { PoleSpec } from '../tools/pole.ts';
import { restingHeight, roller } from '../tools/roller.ts';
import type { RollerSpec } from '../tools/roller.ts';
import { tray } from '../tools/tray.ts';
import { DARK, framed, OXIDE } from './composition.ts';
import type { Composition } from './composition.ts';
import { largeFrame, readyRoller, smallFrame } from './frames.ts';
import { LONG_POLE, SHORT_POLE, SMALL_TRAY } from './kits.ts';
import { sleeve } from './sleeves.ts';
import type { SleeveName } from './sleeves.ts';

/** What a sleeve is made for: the paint, and what it is rolled onto. */
type Job = Pick<BoardSpec, 'paint' | 'bare' | 'relief'>;

export const JOBS = {
  'microfibre-18-9': { paint: '#8FA79A' },
  'microfibre-10-6': { paint: '#0F5E6B', bare: '#E6DDCB', relief: 0.25 },
  'polyamide-25-12': { paint: '#C4764E', relief: 3 },
  'polyamide-25-18': { paint: '#7F97A6', bare: '#CFCBC2', relief: 5 },
  'facade-25-25': { paint: '#D9A86C', bare: '#B9B6AE', relief: 7 },
  'lambskin-25-21': { paint: '#F6F4EE', bare: '#CFC6B4' },
  'wide-45-13': { paint: '#F6F4EE', bare: '#C9C4B8' },
  'foam-10': { paint: '#B5390A', bare: '#EBE6DA', relief: 0.1 },
  'mohair-10-4': { paint: '#2F5D46', bare: '#A9A39A', relief: 0.1 },
  'mohair-25-4': { paint: '#7C858B', bare: '#C2BDB3', relief: 0.5 },
} satisfies Partial<Record<SleeveName, Job>>;

/** Degrees by which a handle is held away from what is painted. */
const LIFT = 12;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A tool whose sleeve lies along x, turned around the sleeve's axis and laid onto a board. */
const held = (tool: Model, spec: RollerSpec, lift = LIFT): Model => {
  const height = restingHeight(spec);
  const [down, back] = [1 - Math.cos(radians(lift)), Math.sin(radians(lift))];
  const shift = vec(0, BOARD_HEIGHT + height * down, height * back);
  return placed(tool, { tilt: -lift, shift });
};

/** Looks at a place from above and in front; `span` is the height of the picture in centimetres. */
const lookAt = (at: Vec, span: number, elevation: number): View => {
  const angle = 16;
  const e = radians(elevation);
  const distance = span / 2 / Math.tan(radians(angle / 2));
  return { from: add(at, scale(vec(0, Math.sin(e), Math.cos(e)), distance)), at, angle };
};

/** How much of a pile has taken paint: its ends still show what it is made of. */
const SHARE = 0.98;

/** Strips that were rolled before and the one that is being rolled, up to the sleeve. */
const strips =
  (width: number) =>
  (x: number, z: number): number => {
    const [half, ragged] = [width / 2, 0.5 * cloud(z * 0.5, x * 0.1, 3, 51)];
    const ends = 0.9 * cloud(x * 0.6, 7, 3, 52);
    const here = smoothstep(-half - 0.2, -half + 0.2, x + ragged);
    const mine = here * smoothstep(half + 0.2, half - 0.2, x + ragged);
    const before = smoothstep(-half + OVERLAP + 0.2, -half + OVERLAP - 0.2, x + ragged);
    const reached = smoothstep(-width * 0.9 - 0.3, -width * 0.9 + 0.3, z + ends);
    return Math.max(before * reached, mine * smoothstep(-0.4, 0.4, z));
  };

/** Centimetres by which a strip covers the one before. */
const OVERLAP = 1.2;

/** How far around things the board reaches, so that it fills the picture. */
const WALL = 3;

const wallOf = (width: number, span: number, job: Job): Model =>
  board({ ...job, width: span * WALL, depth: span * WALL, coat: strips(width) });

/** Centimetres of the picture's height, by the width of a sleeve. */
const spanOf = (width: number): number => 19 + width * 0.8;
const TURN = 16;

const wet = (name: SleeveName, paint: string): RollerSpec => {
  const dry = sleeve(name);
  return { ...dry, nap: loaded(dry.nap, paint, SHARE) };
};

/** A sleeve on its frame, loaded, in the middle of a stroke over what it is made for. */
export function sleeveAtWork(name: keyof typeof JOBS): Composition {
  const job = JOBS[name];
  const spec = wet(name, job.paint);
  const span = spanOf(spec.width);
  const model = join(wallOf(spec.width, span, job), held(readyRoller(spec), spec));
  return {
    model: placed(model, { turn: TURN }),
    view: lookAt(vec(span * 0.05, 2, span * 0.2), span, 52),
  };
}

/** A pole in the handle of a frame, drawn out a little, its grips below the picture. */
function poleAtWork(closed: PoleSpec, name: keyof typeof JOBS): Composition {
  const job: Job = JOBS[name];
  const spec = wet(name, job.paint);
  const { drop, neck, handle } = largeFrame(restingHeight(spec));
  const end = drop + neck + handle.length;
  const inner = 34;
  const shaft = placed(pole({ ...closed, inner }), {
    turn: -90,
    shift: vec(0, handle.radius - closed.radius * 1.34, end + inner + 3),
  });
  const span = 74;
  const model = join(
    wallOf(spec.width, span, job),
    held(join(readyRoller(spec), shaft), spec, POLE_LIFT),
  );
  return {
    model: placed(model, { turn: 30 }),
    view: lookAt(vec(17, 2, 27), span, 56),
  };
}
const POLE_LIFT = 7;

export const shortPoleAtWork = (): Composition => poleAtWork(SHORT_POLE, 'polyamide-25-12');
export const longPoleAtWork = (): Composition => poleAtWork(LONG_POLE, 'facade-25-25');

/** A small sleeve on the ramp of its tray, with lacquer in the deep end. */
export function smallTrayAtWork(): Composition {
  const spec = wet('microfibre-10-6', OXIDE);
  const [up, ramp] = [3.6, 2.3];
  const holder = smallFrame(restingHeight(spec) - up);
  const paint = { level: 1.3, material: wetPaint(OXIDE) };
  const at = (y: number) => ({ shift: vec(-0.2, y, -4.6) });
  const model = join(
    tray({ ...SMALL_TRAY, paint }),
    placed(roller(spec), at(ramp)),
    placed(frame(holder), at(ramp + up)),
  );
  return framed(placed(model, { turn: 24 }), { elevation: 40, fill: 0.92 });
}

/** The grid in a bucket of paint, and a sleeve that is rolled off on it. */
export function gridAtWork(): Composition {
  const spec = wet('polyamide-25-18', OXIDE);
  const [height, lean] = [24, 74];
  const back = -9.6;
  const grid = placed(paintGrid(22, 27, DARK), { tilt: lean });
  const tool = placed(readyRoller(spec), { tilt: -56 });
  const model = join(
    bucket({
      width: 35,
      depth: 25,
      height,
      color: '#E9E6DF',
      paint: { level: 11, material: wetPaint(OXIDE) },
    }),
    placed(grid, { shift: vec(0, height - 12, back) }),
    placed(tool, { shift: vec(0, height - 4, back + 4) }),
  );
  return framed(placed(model, { turn: 22 }), { elevation: 34, fill: 0.92 });
}

import { wetPaint } from '../render/material.ts';
import { placed } from '../render/place.ts';
import { cloud } from '../render/random.ts';
import { join } from '../render/scene.ts';
import { rgb, scale, smoothstep, vec } from '../render/vector.ts';
import { board } from '../tools/board.ts';
import { brush } from '../tools/brush.ts';
import { frame } from '../tools/frame.ts';
import { paintGrid } from '../tools/grid.ts';
import { foam, lambskin, loaded, microfibre, mohair, polyamide } from '../tools/nap-kinds.ts';
import { restingHeight, roller } from '../tools/roller.ts';
import type { RollerSpec } from '../tools/roller.ts';
import { tray } from '../tools/tray.ts';
import { DARK, OXIDE, PETROL, framed } from './composition.ts';
import type { Composition } from './composition.ts';
import { cageIn, largeFrame, readyRoller } from './frames.ts';
import { SASH_BRUSH } from './kits.ts';
import { sleeve } from './sleeves.ts';

const WIDE = 16 / 9;
const CORE = 2.55;

/** Five sleeves side by side, from the shortest pile to the longest. */
export function napStory(): Composition {
  const row: readonly RollerSpec[] = [
    { width: 14, core: CORE, nap: foam(), cap: DARK },
    { width: 14, core: CORE, nap: mohair(4), cap: '#5B3A1E' },
    { width: 14, core: CORE, nap: microfibre(9), cap: PETROL },
    { width: 14, core: CORE, nap: polyamide([OXIDE, '#E0A21B'])(14), cap: OXIDE },
    { width: 14, core: CORE, nap: lambskin(22), cap: '#5B3A1E' },
  ];
  let x = 0;
  const models = row.map((spec, i) => {
    const r = spec.core + spec.nap.length;
    x += r + 0.9;
    const model = placed(roller({ ...spec, salt: i + 2 }), {
      turn: 78,
      shift: vec(x, 0, -i * 0.9),
    });
    x += r;
    return model;
  });
  return framed(join(...models), { elevation: 27, azimuth: -6, aspect: WIDE, fill: 0.9 });
}

/** Washed sleeves drying on end, one that still has paint in it, the grid in front. */
export function cleaningStory(): Composition {
  const upright = (spec: RollerSpec, x: number, z: number, turn: number) =>
    placed(roller(spec), {
      roll: 90,
      turn,
      shift: vec(
        x + restingHeight(spec) * Math.cos((turn * Math.PI) / 180),
        spec.width / 2 + 0.15,
        z - restingHeight(spec) * Math.sin((turn * Math.PI) / 180),
      ),
    });
  const dirty = { ...sleeve('microfibre-18-9'), nap: loaded(microfibre(9), OXIDE, 0.72), salt: 6 };
  return framed(
    join(
      upright({ ...sleeve('microfibre-18-9'), salt: 3 }, -15, -4, 0),
      upright({ ...sleeve('polyamide-25-12'), width: 18, salt: 5 }, -4.5, -7, 60),
      upright({ ...sleeve('lambskin-25-21'), width: 18, salt: 8 }, 7.5, -9, 130),
      placed(roller(dirty), { turn: 24, shift: vec(13, 0, 6) }),
      placed(paintGrid(16, 18, DARK), { turn: 68, shift: vec(-12, 0, 9) }),
    ),
    { elevation: 24, aspect: WIDE, fill: 0.9 },
  );
}

/** A piece of wall with the straight line that a brush has cut, and the brush. */
export function cuttingStory(): Composition {
  const line = (x: number) => 5.2 + 0.12 * Math.sin(x * 0.23);
  const wall = board({
    width: 58,
    depth: 31,
    paint: OXIDE,
    coat: (x, z) => {
      const cut = smoothstep(0.3, -0.3, z - line(x));
      const stroke = smoothstep(21 + 3 * cloud(z * 1.1, 3, 2, 40), 17, x);
      return cut * stroke;
    },
  });
  const paint = rgb(OXIDE);
  const wetBrush = brush({ ...SASH_BRUSH, tip: scale(paint, 0.9) });
  return framed(join(wall, placed(wetBrush, { turn: -24, shift: vec(20, 1.55, 8.5) })), {
    elevation: 42,
    azimuth: -8,
    aspect: WIDE,
    fill: 1.06,
    nudge: [0, 0],
  });
}

/** A loaded roller on the ramp of a tray. */
export function loadingStory(): Composition {
  const spec: RollerSpec = {
    ...sleeve('microfibre-25-9'),
    nap: loaded(microfibre(9), OXIDE),
    cap: OXIDE,
  };
  const up = 6.1;
  const holder = frame({ ...largeFrame(restingHeight(spec) - up), drop: 9, neck: 6 });
  return framed(
    join(
      placed(
        tray({
          width: 33,
          depth: 36,
          height: 7.5,
          color: '#39424B',
          paint: { level: 2, material: wetPaint(OXIDE) },
        }),
        { turn: 20 },
      ),
      placed(join(roller(spec), cageIn(spec)), { turn: 20, shift: vec(-2.4, 2.3, -5.5) }),
      placed(holder, { turn: 20, shift: vec(-2.4, 2.3 + up, -5.5) }),
    ),
    { elevation: 36, aspect: WIDE, fill: 0.94 },
  );
}

/** The tool of the home page, without ground. */
export const heroPicture = (): Composition =>
  framed(placed(readyRoller(sleeve('polyamide-25-12')), { turn: 28 }), {
    elevation: 38,
    fill: 0.92,
    nudge: [-0.02, 0.02],
  });

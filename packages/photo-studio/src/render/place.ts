import type { Model } from './scene.ts';
import { add, vec } from './vector.ts';
import type { Vec } from './vector.ts';

/** Where a model stands: turned (degrees) about x, then z, then y, and shifted (cm). */
export interface Placement {
  readonly tilt?: number;
  readonly roll?: number;
  readonly turn?: number;
  readonly shift?: Vec;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function rotation({ tilt = 0, roll = 0, turn = 0 }: Placement): (v: Vec) => Vec {
  const [cx, sx] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const [cz, sz] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  const [cy, sy] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return (v) => {
    const a = vec(v.x, v.y * cx - v.z * sx, v.y * sx + v.z * cx);
    const b = vec(a.x * cz - a.y * sz, a.x * sz + a.y * cz, a.z);
    return vec(b.x * cy + b.z * sy, b.y, -b.x * sy + b.z * cy);
  };
}

/** Neighbours share their corners: each is worked out once, and shared again. */
function onceEach(work: (v: Vec) => Vec): (v: Vec) => Vec {
  const done = new Map<Vec, Vec>();
  return (v) => {
    const known = done.get(v);
    if (known) return known;
    const made = work(v);
    done.set(v, made);
    return made;
  };
}

export function placed(model: Model, placement: Placement): Model {
  const rotate = rotation(placement);
  const shift = placement.shift ?? vec(0, 0, 0);
  const move = (p: Vec) => add(rotate(p), shift);
  const [corner, normal] = [onceEach(move), onceEach(rotate)];
  return {
    triangles: model.triangles.map(({ a, b, c, na, nb, nc, ua, ub, uc, material }) => ({
      a: corner(a),
      b: corner(b),
      c: corner(c),
      na: normal(na),
      nb: normal(nb),
      nc: normal(nc),
      ua,
      ub,
      uc,
      material,
    })),
    naps: model.naps.map((nap) => nap.moved(move, rotate)),
  };
}

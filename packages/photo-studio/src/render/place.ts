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

export function placed(model: Model, placement: Placement): Model {
  const rotate = rotation(placement);
  const shift = placement.shift ?? vec(0, 0, 0);
  const move = (p: Vec) => add(rotate(p), shift);
  return {
    triangles: model.triangles.map((t) => ({
      ...t,
      ...{ a: move(t.a), b: move(t.b), c: move(t.c) },
      ...{ na: rotate(t.na), nb: rotate(t.nb), nc: rotate(t.nc) },
    })),
    naps: model.naps.map((nap) => nap.moved(move, rotate)),
  };
}

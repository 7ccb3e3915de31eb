import { plastic } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { surface } from '../render/mesh.ts';
import { cloud } from '../render/random.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { vec } from '../render/vector.ts';
import type { Vec } from '../render/vector.ts';

export interface BucketSpec {
  /** Inside at the rim, centimetres; it narrows toward its floor. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly color: string;
  readonly paint: { readonly level: number; readonly material: Material };
}

const WALL = 0.25;
const RIM = 0.7;
const NARROWING = 0.88;
/** How square its outline is: 1 is a rectangle, 2 an ellipse. */
const ROUNDNESS = 0.5;

/** A bucket of paint with a broad mouth, standing on the ground. */
export function bucket({ width, depth, height, color, paint }: BucketSpec): Model {
  const material = plastic(color, 0.36);
  const round = (c: number): number => Math.sign(c) * Math.abs(c) ** ROUNDNESS;
  const ring = (turn: number, y: number, wider: number): Vec => {
    const narrow = NARROWING + (1 - NARROWING) * (y / height);
    const [c, s] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
    const [w, d] = [(width / 2) * narrow + wider, (depth / 2) * narrow + wider];
    return vec(round(c) * w, y, round(s) * d);
  };
  const outside: readonly (readonly [y: number, wider: number])[] = [
    [0, 0],
    [0.02, WALL],
    [height - 3, WALL],
    [height - 3, RIM],
    [height - 2.7, RIM],
    [height - 2.7, WALL],
    [height - 0.6, WALL],
    [height - 0.6, RIM],
    [height - 0.1, RIM],
    [height, RIM - 0.15],
    [height, 0.05],
    [height - 0.1, 0],
    [0.4, 0],
  ];
  const last = outside.length - 1;
  const shell = surface(
    160,
    last,
    (u, v) => {
      const [y, wider] = outside[Math.round(v * last)] ?? [0, 0];
      return ring(1 - u, y, wider);
    },
    material,
    true,
  );
  const pool = surface(
    160,
    24,
    (u, v) => {
      const edge = ring(u, paint.level, 0);
      const [x, z] = [edge.x * v, edge.z * v];
      return vec(x, paint.level + 0.08 * cloud(x * 0.2, z * 0.25, 2, 61), z);
    },
    paint.material,
    true,
  );
  return solid(shell, pool);
}

import { plastic } from '../render/material.ts';
import { lathe, rounded } from '../render/mesh.ts';
import { Nap } from '../render/nap.ts';
import type { NapSpec } from '../render/nap.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { vec } from '../render/vector.ts';

export interface RollerSpec {
  /** Width and core radius in centimetres. */
  readonly width: number;
  readonly core: number;
  readonly nap: NapSpec;
  /** Web colour of the end caps. */
  readonly cap: string;
  readonly salt?: number;
}

/** How high the axis of a roller lies when it rests on its nap, which gives a little. */
export const restingHeight = ({ core, nap }: RollerSpec): number => core + nap.length * 0.93;

/** A sleeve along x, its middle at x = 0, resting on the ground. */
export function roller(spec: RollerSpec): Model {
  const { width, core, nap, cap, salt = 1 } = spec;
  const y = restingHeight(spec);
  const half = width / 2;
  const rim = core - 0.02;
  const inner = core - Math.min(0.28, core * 0.14);
  const wall = rounded(
    [
      [0.4, inner],
      [-0.12, inner],
      [-0.12, rim],
      [0.4, rim],
    ],
    0.07,
  );
  const hub = Math.max(0.42, core * 0.2);
  const lid = rounded(
    [
      [0.35, inner],
      [0.22, inner * 0.96],
      [0.34, inner * 0.8],
      [0.3, hub * 1.7],
      [0.05, hub * 1.5],
      [-0.02, hub],
      [0.1, hub * 0.55],
      [0.1, 0.001],
    ],
    0.12,
  );
  const end = (side: 1 | -1) => {
    const origin = vec(side * half, y, 0);
    const inward = vec(-side, 0, 0);
    return [
      ...lathe(wall, origin, inward, plastic('#E9E4DA', 0.45), 72),
      ...lathe(lid, origin, inward, plastic(cap, 0.34), 72),
    ];
  };
  return {
    ...solid(end(1), end(-1)),
    naps: [new Nap(nap, vec(-half, y, 0), vec(1, 0, 0), width, core, salt)],
  };
}

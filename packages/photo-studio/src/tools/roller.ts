import { plastic } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { lathe, rounded } from '../render/mesh.ts';
import type { Profile } from '../render/mesh.ts';
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
  /** Web colour of the core, and of the lid of a small sleeve. */
  readonly cap: string;
  /** Small sleeves are closed by a lid around the rod; large ones are open for a frame's cage. */
  readonly lid?: boolean;
  readonly salt?: number;
}

/** How high the axis of a roller lies when it rests on its nap, which gives a little. */
export const restingHeight = ({ core, nap }: RollerSpec): number => core + nap.length * 0.93;

/** How thick the wall of a core is: a core of 51 mm takes a cage of 47 mm. */
const WALL = 0.2;

/** A sleeve along x, its middle at x = 0, resting on the ground. */
export function roller(spec: RollerSpec): Model {
  const { width, core, nap, cap, lid = false, salt = 1 } = spec;
  const y = restingHeight(spec);
  const half = width / 2;
  const ends = ([1, -1] as const).map((side) => {
    const origin = vec(side * half, y, 0);
    const inward = vec(-side, 0, 0);
    const turned = (profile: Profile, material: Material) =>
      lathe(profile, origin, inward, material, 72);
    return [
      ...turned(wall(core, lid ? 0.4 : half), plastic(lid ? '#E9E4DA' : cap, 0.45)),
      ...(lid ? turned(lidOf(core), plastic(cap, 0.34)) : []),
    ];
  });
  return {
    ...solid(...ends),
    naps: [new Nap(nap, vec(-half, y, 0), vec(1, 0, 0), width, core, salt)],
  };
}

/** One end of the tube, `deep` centimetres of it. */
const wall = (core: number, deep: number): Profile =>
  rounded(
    [
      [deep, core - WALL],
      [-0.12, core - WALL],
      [-0.12, core - 0.02],
      [0.4, core - 0.02],
    ],
    0.07,
  );

const lidOf = (core: number): Profile => {
  const inner = core - WALL;
  const hub = Math.max(0.42, core * 0.2);
  return rounded(
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
};

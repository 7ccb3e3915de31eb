import { metal, plastic } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { type lathe, rounded, surface, tube } from '../render/mesh.ts';
import type { Triangle } from '../render/mesh.ts';
import { cloud, hash2 } from '../render/random.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { mix, rgb, vec } from '../render/vector.ts';
import type { Vec } from '../render/vector.ts';

export interface BrushSpec {
  /** Width over the bristles and their free length, centimetres. */
  readonly width: number;
  readonly bristles: number;
  /** Linear colours of root and tip. */
  readonly root: Vec;
  readonly tip: Vec;
}

const FLAT = 0.42;

const beech: Material = {
  color: ({ position: p }) => {
    const grain = cloud(p.x * 0.35 + 3, p.z * 7 + p.y * 5, 3, 21) * 0.5 + 0.5;
    return mix(rgb('#C98F52'), rgb('#E3B57C'), grain);
  },
  roughness: 0.24,
  metal: false,
  mirror: 0.045,
};

/** A flat sash brush along x, bristles on the left, lying on the ground. */
export function brush(spec: BrushSpec): Model {
  const half = spec.width / 2;
  const y = half * FLAT + 0.3;
  const profile = rounded(
    [
      [0, half * 0.93],
      [1.2, half * 0.86],
      [3.6, half * 0.42],
      [6, half * 0.34],
      [10, half * 0.47],
      [14.5, half * 0.4],
      [17, half * 0.32],
      [18, half * 0.18],
      [18.1, 0.001],
    ],
    1.4,
    6,
  );
  const ferrule = rounded(
    [
      [-3.9, half * 1.0],
      [-3.5, half * 1.01],
      [-3.3, half * 0.985],
      [-0.7, half * 0.985],
      [-0.5, half * 1.01],
      [-0.2, half * 1.01],
      [0.1, half * 0.97],
      [0.1, half * 0.8],
    ],
    0.1,
  );
  return solid(
    squashed(profile, y, beech),
    squashed(ferrule, y, metal(vec(0.86, 0.84, 0.78), 0.2)),
    ...hairs(spec, y),
  );
}

function squashed(profile: Parameters<typeof lathe>[0], y: number, material: Material): Triangle[] {
  const last = profile.length - 1;
  return surface(
    72,
    last,
    (u, v) => {
      const [x, r] = profile[Math.round(v * last)] ?? [0, 0];
      const turn = -u * 2 * Math.PI;
      // The handle is rounder than the ferrule, as a hand wants it.
      const flat = FLAT + (1 - FLAT) * Math.min(1, Math.max(0, (x - 1) / 6)) * 0.55;
      return vec(x, y + Math.sin(turn) * r * flat, Math.cos(turn) * r);
    },
    material,
    true,
  );
}

function hairs(spec: BrushSpec, y: number): Triangle[][] {
  const half = spec.width / 2;
  const out: Triangle[][] = [];
  for (let i = 0; i < 2600; i += 1) {
    const turn = hash2(i, 1, 31) * 2 * Math.PI;
    const r = Math.sqrt(hash2(i, 2, 31)) * 0.94;
    const [z, up] = [Math.cos(turn) * r * half, Math.sin(turn) * r * half * FLAT];
    const tilt = hash2(i, 3, 31) - 0.5;
    // The tips run to a chisel edge; the slant makes it a cutting-in brush.
    const long =
      spec.bristles * (1 - 0.1 * Math.abs(up / (half * FLAT)) - 0.11 * (z / half + 1)) -
      0.35 * hash2(i, 4, 31);
    const path = [0, 0.35, 0.7, 1].map((k) =>
      vec(
        -3.8 - long * k,
        y + up * (1 + 0.1 * k - 0.75 * k * k) + tilt * 0.05 * k,
        z * (1 + 0.12 * k) + tilt * 0.25 * k * k,
      ),
    );
    const shadeOf = 0.8 + 0.4 * hash2(i, 5, 31);
    const material: Material = {
      ...plastic('#ffffff', 0.5),
      color: ({ v }) => {
        const c = mix(spec.root, spec.tip, Math.max(0, v - 0.55) / 0.45);
        return vec(c.x * shadeOf, c.y * shadeOf, c.z * shadeOf);
      },
    };
    out.push(tube(path, 0.035, material, 3));
  }
  return out;
}

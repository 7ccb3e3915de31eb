import { aluminium, plastic, rubber } from '../render/material.ts';
import { lathe, rounded, surface } from '../render/mesh.ts';
import type { Profile, Triangle } from '../render/mesh.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { vec } from '../render/vector.ts';

export interface PoleSpec {
  /** Centimetres: the outer tube with its grips, and how far the inner tube is drawn out of it. */
  readonly outer: number;
  readonly inner: number;
  readonly color: string;
  readonly radius: number;
  /** One grip at the end, or a second one where the other hand holds. */
  readonly grips: 1 | 2;
}

/** The end grip, and the one of the upper hand behind the clamp; where they begin on the tube. */
const GRIPS = [
  { length: 24, from: (outer: number) => outer - 25.5 },
  { length: 18, from: () => 8 },
] as const;

/** Soft rings around a tube of this radius. */
function gripOf(length: number, r: number): Profile {
  const rings = Array.from({ length: 41 }, (_, i): [number, number] => [
    0.5 + (i * (length - 1)) / 40,
    r * (1.3 + 0.05 * Math.cos(i * Math.PI)),
  ]);
  return [[0, r], [0, r * 1.24], ...rings, [length, r * 1.24], [length, r]];
}

/** A telescopic pole along x, tip on the left, lying on the ground. */
export function pole(spec: PoleSpec): Model {
  const { outer, inner, color, radius: r, grips } = spec;
  const y = r * 1.34;
  const turned = (
    profile: Profile,
    x: number,
    material: Parameters<typeof lathe>[3],
    soften = 0.1,
  ) => lathe(rounded(profile, soften), vec(x, y, 0), vec(1, 0, 0), material, 56);
  const thin = r * 0.78;
  const clampPart: Profile = [
    [0, thin],
    [0, r * 1.12],
    [0.5, r * 1.3],
    [3.4, r * 1.34],
    [3.9, r * 1.16],
    [4.4, r * 1.16],
    [4.4, r],
  ];
  return solid(
    turned(
      [
        [-inner, 0.001],
        [-inner, thin],
        [0, thin],
      ],
      0,
      aluminium,
    ),
    turned(
      [
        [0, r * 0.9],
        [0, r],
        [outer, r],
        [outer, r * 0.9],
      ],
      0,
      plastic(color, 0.22),
    ),
    turned(clampPart, -1.6, plastic('#23292F', 0.36), 0.2),
    clampRibs(-1.6, y, r),
    ...GRIPS.slice(0, grips).map(({ length, from }) =>
      turned(gripOf(length, r), from(outer), rubber('#2A3036'), 0.08),
    ),
    turned(
      [
        [0, r],
        [0, r * 1.3],
        [1.6, r * 1.34],
        [2.2, r * 1.05],
        [2.2, 0.001],
      ],
      outer - 1.5,
      plastic('#23292F', 0.36),
      0.25,
    ),
    tip(-inner, y, thin),
  );
}

/** Ridges on the clamp for a wet hand. */
function clampRibs(x: number, y: number, r: number): Triangle[] {
  return surface(
    192,
    8,
    (u, v) => {
      const turn = -u * 2 * Math.PI;
      const ridge = 0.05 * Math.max(0, Math.cos(turn * 24)) * Math.sin(Math.PI * v) ** 0.3;
      const radius = r * 1.335 + ridge;
      return vec(x + 0.8 + v * 2.4, y + Math.cos(turn) * radius, Math.sin(turn) * radius);
    },
    plastic('#C2410C', 0.4),
    true,
  );
}

/** The cone that a roller frame's handle is pushed onto, with a screw thread round it. */
function tip(x: number, y: number, thin: number): Triangle[] {
  const body = lathe(
    rounded(
      [
        [0, thin],
        [-0.01, thin * 1.12],
        [-2.6, thin * 1.1],
        [-2.9, thin * 0.92],
        [-3, thin * 0.9],
      ],
      0.1,
    ),
    vec(x, y, 0),
    vec(1, 0, 0),
    plastic('#C2410C', 0.32),
    48,
  );
  const thread = surface(
    48,
    120,
    (u, v) => {
      const turn = -u * 2 * Math.PI;
      const along = v * 5.2;
      const phase = along / 0.85 - u;
      const crest =
        Math.max(0, Math.cos((phase - Math.floor(phase) - 0.5) * Math.PI * 1.6)) ** 2 * 0.16;
      const taper = along > 4.6 ? Math.sqrt(Math.max(0, 1 - ((along - 4.6) / 0.6) ** 2)) : 1;
      const radius = (thin * 0.72 + crest) * taper + 0.001;
      return vec(x - 2.9 - along, y + Math.cos(turn) * radius, Math.sin(turn) * radius);
    },
    plastic('#C2410C', 0.32),
    true,
  );
  return [...body, ...thread];
}

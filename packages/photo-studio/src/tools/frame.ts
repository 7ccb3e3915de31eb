import { plastic, rubber, zinc } from '../render/material.ts';
import { bentPath, lathe, rounded, tube } from '../render/mesh.ts';
import type { Triangle } from '../render/mesh.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { vec } from '../render/vector.ts';

export interface FrameSpec {
  /** Width of the sleeve it carries, height of its axis over the ground, centimetres. */
  readonly width: number;
  readonly axisHeight: number;
  readonly wire: number;
  /** From the sleeve's axis to the cross bar, and from there to the handle. */
  readonly drop: number;
  readonly neck: number;
  readonly handle: HandleSpec;
  /** Wide frames hold the sleeve at both ends. */
  readonly twin?: boolean;
}

export interface HandleSpec {
  readonly length: number;
  readonly radius: number;
  readonly body: string;
  readonly grip: string;
}

/** A grip along z that starts at `z` (the neck) and lies at height `y`. */
export function handle(spec: HandleSpec, x: number, y: number, z: number): Triangle[] {
  const { length: l, radius: r, body, grip } = spec;
  const core = rounded(
    [
      [0, 0.001],
      [0, r * 0.52],
      [l * 0.07, r * 0.62],
      [l * 0.13, r * 0.95],
      [l * 0.17, r * 0.98],
      [l * 0.19, r * 0.8],
      [l * 0.92, r * 0.8],
      [l * 0.94, r * 0.98],
      [l, r * 0.92],
      [l, r * 0.42],
      [l - 0.8, r * 0.38],
      [l - 0.8, 0.001],
    ],
    0.22,
  );
  const soft: [number, number][] = [];
  const steps = 150;
  for (let i = 0; i <= steps; i += 1) {
    const k = i / steps;
    const waist = 1 - 0.13 * Math.sin(Math.PI * Math.min(1, k * 1.15)) ** 2 + 0.04 * k;
    const ends = Math.min(1, Math.sqrt(Math.min(k, 1 - k) / 0.018));
    const ribs =
      k > 0.12 && k < 0.8 ? Math.max(0, Math.sin(k * Math.PI * 2 * 15)) ** 0.7 * 0.055 : 0;
    soft.push([l * (0.185 + 0.74 * k), r * (0.8 + (waist - 0.8) * ends - ribs)]);
  }
  const origin = vec(x, y, z);
  const along = vec(0, 0, 1);
  return [
    ...lathe(core, origin, along, plastic(body, 0.3), 64),
    ...lathe(soft, origin, along, rubber(grip), 64),
  ];
}

/** A wire frame: the sleeve along x at z = 0, the handle toward the viewer. */
export function frame(spec: FrameSpec): Model {
  const { width, axisHeight: top, wire, drop, neck, handle: grip, twin = false } = spec;
  const half = width / 2;
  const low = grip.radius + 0.02;
  const height = (k: number) => top + (low - top) * Math.min(1, k / (drop + neck));
  const arm = (side: 1 | -1) => {
    const out = side * (half + 1.5);
    const path = bentPath(
      [
        vec(side * (half - 1), top, 0),
        vec(out, top, 0),
        vec(out, height(drop), drop),
        vec(twin ? side * 0.42 : 0, height(drop), drop),
        vec(twin ? side * 0.42 : 0, low, drop + neck),
        vec(twin ? side * 0.42 : 0, low, drop + neck + 2),
      ],
      wire * 4.2,
    );
    const collar = lathe(
      COLLAR.map(([x, r]) => [x, r * wire]),
      vec(side * half, top, 0),
      vec(side, 0, 0),
      plastic('#2A2F36', 0.4),
      40,
    );
    return [...tube(path, wire, zinc, 24), ...collar];
  };
  return solid(arm(1), twin ? arm(-1) : [], handle(grip, 0, low, drop + neck));
}

/** The stop between sleeve and wire: along the axis in centimetres, radius in wire radii. */
const COLLAR = rounded(
  [
    [-0.2, 0.001],
    [-0.2, 2.2],
    [0.35, 2.4],
    [0.5, 1.4],
    [0.5, 0.001],
  ],
  0.1,
);

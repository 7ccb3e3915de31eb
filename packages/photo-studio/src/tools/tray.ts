import { plastic } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { surface } from '../render/mesh.ts';
import { cloud } from '../render/random.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { clamp, smoothstep, vec } from '../render/vector.ts';
import type { Vec } from '../render/vector.ts';

export interface TraySpec {
  /** Outer sizes in centimetres; the deep end lies toward the viewer. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly color: string;
  /** Height of the paint in the deep end, if there is any. */
  readonly paint?: { readonly level: number; readonly material: Material };
}

const CORNER = 2.2;
const LIP = 0.9;
const WALL_SLOPE = 3.4;

const softMax = (a: number, b: number, k: number) => {
  const h = clamp(0.5 + (0.5 * (a - b)) / k);
  return b + (a - b) * h + k * h * (1 - h);
};

/** How far inside the rounded outline a point is; negative outside. */
function inside({ width, depth }: TraySpec, x: number, z: number): number {
  const qx = Math.abs(x) - width / 2 + CORNER;
  const qz = Math.abs(z) - depth / 2 + CORNER;
  return CORNER - Math.hypot(Math.max(qx, 0), Math.max(qz, 0)) - Math.min(Math.max(qx, qz), 0);
}

/** Height of the tray's floor: a deep end in front, a ribbed ramp behind. */
function floorAt(tray: TraySpec, x: number, z: number): number {
  const { depth, height, width } = tray;
  const k = clamp((depth * 0.2 - z) / (depth * 0.62));
  const ramp = 0.3 + (height - 2.2) * k;
  const row = z / 1.7;
  const place = Math.abs(row - Math.floor(row) - 0.5) * 2;
  const bar =
    smoothstep(0.62, 0.2, place) * smoothstep(width / 2 - 3.3, width / 2 - 4.1, Math.abs(x));
  const onRamp = smoothstep(0.05, 0.1, k) * smoothstep(0.99, 0.95, k);
  return softMax(ramp, 0.3, 0.5) + onRamp * 0.42 * bar;
}

function insideHeight(tray: TraySpec, x: number, z: number): number {
  const d = inside(tray, x, z);
  const floor = floorAt(tray, x, z);
  if (d < LIP) return tray.height + 0.12 * Math.sin((Math.PI * clamp(d, 0, LIP)) / LIP);
  const wall = tray.height - (d - LIP) * WALL_SLOPE;
  return Math.min(tray.height, softMax(floor, wall, 0.7));
}

/** A point on the outline, `inset` from the edge; `s` from 0 to 1 runs once round. */
function outline(tray: TraySpec, s: number, inset: number): { x: number; z: number } {
  const turn = s * 2 * Math.PI;
  const [w, d] = [tray.width / 2 - CORNER, tray.depth / 2 - CORNER];
  const [cx, cz] = [Math.cos(turn), Math.sin(turn)];
  // Points bunch up at the corners, where they are needed.
  const side = (c: number) => clamp(c * 1.9, -1, 1);
  const r = CORNER - inset;
  return { x: side(cx) * w + cornerPart(cx, cz) * r, z: side(cz) * d + cornerPart(cz, cx) * r };
}

function cornerPart(own: number, other: number): number {
  const past = (c: number) => Math.max(0, Math.abs(c * 1.9) - 1) / 0.9;
  const [a, b] = [past(own), past(other)];
  if (b === 0) return a > 0 ? Math.sign(own) : 0;
  return (Math.sign(own) * a) / Math.hypot(a, b);
}

export function tray(spec: TraySpec): Model {
  const { width, depth, height } = spec;
  const material = plastic(spec.color, 0.34);
  const top = surface(
    230,
    210,
    (u, v): Vec => {
      let x = (u - 0.5) * width;
      let z = (v - 0.5) * depth;
      const d = inside(spec, x, z);
      if (d < 0) {
        const cx = Math.sign(x) * (width / 2 - CORNER);
        const cz = Math.sign(z) * (depth / 2 - CORNER);
        const pull = CORNER / Math.hypot(x - cx, z - cz);
        x = cx + (x - cx) * pull;
        z = cz + (z - cz) * pull;
      }
      return vec(x, insideHeight(spec, x, z), z);
    },
    material,
  );
  const skirt = surface(
    240,
    12,
    (u, v) => {
      const step = v * 12;
      const lip = Math.min(step, 3) / 3;
      const under = clamp((step - 3) / 2);
      const down = clamp((step - 5) / 7);
      const edge = outline(spec, u, 0);
      const bottom = Math.max(
        0.02,
        Math.min(height - 0.8, floorAt({ ...spec }, width, edge.z) - 0.3),
      );
      const y =
        down > 0
          ? height - 0.7 + (bottom - height + 0.7) * down
          : height - 0.75 * lip + 0.05 * under;
      const p = outline(spec, u, (step <= 3 ? -0.05 * lip : 0.75 * under) + 1.2 * down);
      return vec(p.x, y, p.z);
    },
    material,
    true,
  );
  const legs = [-1, 1].map((side) =>
    surface(
      4,
      4,
      (u, v) => vec(side * (width / 2 - 2.3), v * (height - 1.5), -depth / 2 + 1 + u * 2.4),
      material,
    ),
  );
  return solid(top, skirt, ...legs, paintPool(spec));
}

/**
 * Paint as it lies in use: the deep end full, creeping up its walls a little, and the ramp wet as
 * far as a roller was rolled. The tray itself cuts the edge: where there is no paint, it is deeper.
 */
function paintPool(spec: TraySpec) {
  if (!spec.paint) return [];
  const { level, material } = spec.paint;
  const { width, depth, height } = spec;
  // Not as far as the walls lean in: below the lip it would come out through them.
  const inset = LIP + (height - level) / WALL_SLOPE - 0.3;
  return surface(
    260,
    240,
    (u, v) => {
      const [x, z] = [(u - 0.5) * (width - 2 * inset), (v - 0.5) * (depth - 2 * inset)];
      const bottom = insideHeight(spec, x, z);
      const pool = level + MENISCUS * smoothstep(level - 0.5, level, bottom) + ripples(x, z);
      const wet = wetness(spec, x, z);
      const film = bottom + (wet > 0 ? FILM : DRY) * wet;
      return vec(x, Math.max(pool, film), z);
    },
    material,
  );
}

/** Centimetres that paint creeps up a wall, how thick it lies on bars, and how deep below dry ones. */
const MENISCUS = 0.09;
const FILM = 0.05;
const DRY = 1.5;

const ripples = (x: number, z: number) =>
  0.07 * cloud(x * 0.16, z * 0.22, 2, 31) + 0.02 * cloud(x * 0.7, z * 0.9, 2, 32);

/** From 1 where the roller has left paint on the ramp to -1 where it has not been. */
function wetness({ width, depth }: TraySpec, x: number, z: number): number {
  const end = -depth * 0.17 + 2.4 * cloud(x * 0.22, 5, 3, 33);
  const side = width / 2 - 5 + 0.8 * cloud(z * 0.3, 9, 2, 34);
  const rolled =
    smoothstep(end - 1.2, end + 1.2, z) * smoothstep(side + 0.5, side - 0.5, Math.abs(x));
  return 2 * rolled * (0.75 + 0.25 * cloud(x * 0.9, z * 0.5, 2, 35)) - 1;
}

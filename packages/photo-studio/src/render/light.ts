import { add, clamp, dot, normalize, scale, smoothstep, sub, vec } from './vector.ts';
import type { Vec } from './vector.ts';

/** The studio: one large soft lamp on the left, a pale dome, a strip behind on the right. */
const KEY_CENTRE = vec(-95, 115, 62);
const KEY_SIZE = 62;
const KEY_TARGET = vec(0, 2, 0);
export const KEY_DIRECTION = normalize(sub(KEY_CENTRE, KEY_TARGET));
const KEY_ACROSS = normalize(vec(KEY_DIRECTION.z, 0, -KEY_DIRECTION.x));
const KEY_UP = normalize(
  vec(
    -KEY_DIRECTION.x * KEY_DIRECTION.y,
    1 - KEY_DIRECTION.y ** 2,
    -KEY_DIRECTION.z * KEY_DIRECTION.y,
  ),
);

/** Light of the lamp on a surface that faces it, and of the whole dome; the sum is about white. */
export const KEY_POWER = vec(0.86, 0.84, 0.8);
export const DOME_POWER = 0.42;

/** The direction from a point to a random place on the lamp. */
export function towardKey(from: Vec, [a, b]: readonly [number, number]): Vec {
  const at = add(
    KEY_CENTRE,
    add(scale(KEY_ACROSS, (a - 0.5) * KEY_SIZE), scale(KEY_UP, (b - 0.5) * KEY_SIZE)),
  );
  return normalize(sub(at, from));
}

/** Dome light from a direction, for matt surfaces: paler above, a little warm below. */
export function domeLight(d: Vec): Vec {
  const k = clamp(0.5 + d.y * 0.5);
  const level = DOME_POWER * (0.72 + 0.42 * k) * (1 - 0.22 * smoothstep(-0.2, 1, d.x));
  return vec(level * 1.0, level * 0.995, level * 0.985);
}

/**
 * What a mirror sees in a direction: white panels with dark gaps between them, because chrome in
 * an all-white room looks like grey plastic.
 */
export function studio(d: Vec): Vec {
  const up = d.y;
  let level = 0.3 + 0.5 * smoothstep(-0.1, 0.9, up);
  const facing = dot(d, KEY_DIRECTION);
  const across = dot(d, KEY_ACROSS);
  const above = dot(d, KEY_UP);
  if (facing > 0) {
    const panel =
      smoothstep(0.34, 0.27, Math.abs(across)) * smoothstep(0.36, 0.28, Math.abs(above));
    level += 3.2 * panel;
  }
  const strip =
    smoothstep(0.16, 0.1, Math.abs(d.x - 0.72)) *
    smoothstep(-0.05, 0.1, up) *
    smoothstep(0.6, 0.45, up);
  level += 1.1 * strip * (d.z < 0.6 ? 1 : 0.3);
  level *= 1 - 0.75 * smoothstep(0.22, 0.05, Math.abs(up - 0.1)) * smoothstep(-0.2, 0.5, d.z);
  return vec(level, level * 0.995, level * 0.985);
}

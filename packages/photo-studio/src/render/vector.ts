/** A point, a direction or a linear colour. Lengths are centimetres, y points up, z to the viewer. */
export interface Vec {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const vec = (x: number, y: number, z: number): Vec => ({ x, y, z });
export const add = (a: Vec, b: Vec): Vec => vec(a.x + b.x, a.y + b.y, a.z + b.z);
export const sub = (a: Vec, b: Vec): Vec => vec(a.x - b.x, a.y - b.y, a.z - b.z);
export const scale = (a: Vec, k: number): Vec => vec(a.x * k, a.y * k, a.z * k);
export const mul = (a: Vec, b: Vec): Vec => vec(a.x * b.x, a.y * b.y, a.z * b.z);
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const length = (a: Vec): number => Math.sqrt(dot(a, a));
export const cross = (a: Vec, b: Vec): Vec =>
  vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
export const mix = (a: Vec, b: Vec, k: number): Vec => add(scale(a, 1 - k), scale(b, k));
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));

export function normalize(a: Vec): Vec {
  const size = length(a);
  return size > 0 ? scale(a, 1 / size) : a;
}

/** A smooth 0 to 1 ramp between two edges. */
export function smoothstep(low: number, high: number, x: number): number {
  const k = clamp((x - low) / (high - low));
  return k * k * (3 - 2 * k);
}

/** Two directions that stand upright on `n` and on each other. */
export function basis(n: Vec): [Vec, Vec] {
  const helper = Math.abs(n.y) < 0.99 ? vec(0, 1, 0) : vec(1, 0, 0);
  const a = normalize(cross(helper, n));
  return [a, cross(n, a)];
}

/** Turns a web colour such as `#C2410C` into linear light. */
export function rgb(hex: string): Vec {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return vec(channel(1), channel(3), channel(5));
}

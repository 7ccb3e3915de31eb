import type { Material, SurfacePoint } from '../render/material.ts';
import { surface } from '../render/mesh.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { rgb, vec } from '../render/vector.ts';

/** Digits as rows of three cells, from the top. */
const DIGITS = [
  ['111', '101', '101', '101', '111'],
  ['010', '110', '010', '010', '111'],
  ['111', '001', '111', '100', '111'],
  ['111', '001', '111', '001', '111'],
  ['101', '101', '111', '001', '001'],
  ['111', '100', '111', '001', '111'],
  ['111', '100', '111', '101', '111'],
  ['111', '001', '001', '010', '010'],
  ['111', '101', '111', '101', '111'],
  ['111', '101', '111', '001', '111'],
] as const;

const WOOD = rgb('#E7C98F');
const INK = rgb('#2B2622');
/** Centimetres: the ruler's own measures, a line of a digit, the ground beyond the first and last mark. */
const DEPTH = 3.4;
const THICK = 0.3;
const CELL = 0.17;
const MARGIN = 0.6;

/** Whether a place on the ruler is a mark: `x` from its zero, `z` from its marked edge. */
const isMark = (x: number, z: number): boolean => {
  const cm = Math.round(x);
  const nearCm = Math.abs(x - cm) < 0.035;
  if (nearCm) return z < (cm % 5 === 0 ? 1.3 : 0.85);
  return Math.abs(x * 10 - Math.round(x * 10)) < 0.16 && z < 0.45;
};

/** Whether a place belongs to the number at the nearest five centimetres. */
const isNumber = (x: number, z: number): boolean => {
  const cm = Math.round(x / 5) * 5;
  const digits = String(cm);
  const cells = digits.length * 4 - 1;
  const column = Math.floor((x - cm) / CELL + cells / 2);
  const row = Math.floor((z - 1.6) / CELL);
  if (column < 0 || column >= cells || column % 4 === 3) return false;
  return DIGITS[Number(digits[Math.floor(column / 4)])]?.[row]?.[column % 4] === '1';
};

/**
 * A wooden ruler lying on the ground along x, its middle at x = 0, its marked edge away from the
 * viewer: so many centimetres long, a number at every fifth.
 */
export function ruler(lengthCm: number): Model {
  const printed = (x: number, z: number): boolean =>
    (x > -0.1 && x < lengthCm + 0.1 && isMark(x, z)) || isNumber(x, z);
  const half = lengthCm / 2 + MARGIN;
  const back = -DEPTH / 2;
  const face: Material = {
    color: ({ u, v }: SurfacePoint) => (printed(u * half * 2 - MARGIN, v * DEPTH) ? INK : WOOD),
    roughness: 0.5,
    metal: false,
    mirror: 0.03,
  };
  const edge: Material = { color: rgb('#D4B277'), roughness: 0.6, metal: false, mirror: 0.03 };
  const side = (x: number) => surface(1, 1, (u, v) => vec(x, v * THICK, back + u * DEPTH), edge);
  return solid(
    surface(2, 2, (u, v) => vec(-half + u * half * 2, THICK, back + v * DEPTH), face),
    surface(1, 1, (u, v) => vec(-half + u * half * 2, v * THICK, -back), edge),
    surface(1, 1, (u, v) => vec(-half + u * half * 2, v * THICK, back), edge),
    side(-half),
    side(half),
  );
}

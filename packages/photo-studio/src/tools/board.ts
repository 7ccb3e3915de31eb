import type { Material, SurfacePoint } from '../render/material.ts';
import { surface } from '../render/mesh.ts';
import { cloud } from '../render/random.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { mix, rgb, smoothstep, vec } from '../render/vector.ts';

export interface BoardSpec {
  readonly width: number;
  readonly depth: number;
  readonly paint: string;
  /** How much paint lies on a place, 0 to 1. */
  readonly coat: (x: number, z: number) => number;
  /** Web colour of what is not painted yet. */
  readonly bare?: string;
  /** How deep its texture is: 1 is plaster, 0 a door, 6 roughcast. */
  readonly relief?: number;
}

/** How high a painted side lies above the ground, in centimetres. */
export const BOARD_HEIGHT = 1.6;

const PLASTER = '#E9E6DF';

/** A piece of wall lying on the ground, plastered and partly painted. */
export function board(spec: BoardSpec): Model {
  const { width, depth, paint, coat, bare = PLASTER, relief = 1 } = spec;
  const thick = BOARD_HEIGHT;
  const unpainted = rgb(bare);
  const color = rgb(paint);
  const wet = (p: SurfacePoint['position']) =>
    smoothstep(0.45, 0.55, coat(p.x, p.z) + cloud(p.x * 1.4, p.z * 1.4, 3, 8) * 0.12);
  const face: Material = {
    color: ({ position: p }) => mix(unpainted, color, wet(p)),
    roughness: 0.5,
    metal: false,
    mirror: 0.025,
    // The orange peel that a roller leaves, and the finer grain of bare plaster.
    bump: ({ position: p }) => {
      const f = 2.3 + 3 * (1 - wet(p));
      const slope = (x: number, z: number) => cloud(x * f, z * f, 2, 5);
      const k = 0.16 * relief;
      const here = slope(p.x, p.z);
      return vec(
        (slope(p.x + 0.05, p.z) - here) * -k * 6,
        0,
        (slope(p.x, p.z + 0.05) - here) * -k * 6,
      );
    },
  };
  const edge: Material = { color: rgb('#D9CDB8'), roughness: 0.6, metal: false, mirror: 0.03 };
  const [w, d] = [width / 2, depth / 2];
  return solid(
    surface(2, 2, (u, v) => vec(-w + u * width, thick, -d + v * depth), face),
    surface(1, 1, (u, v) => vec(-w + u * width, v * thick, d), edge),
    surface(1, 1, (u, v) => vec(-w, v * thick, -d + u * depth), edge),
    surface(1, 1, (u, v) => vec(w, v * thick, -d + u * depth), edge),
    surface(1, 1, (u, v) => vec(-w + u * width, v * thick, -d), edge),
  );
}

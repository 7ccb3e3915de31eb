import { rgb, vec } from './vector.ts';
import type { Vec } from './vector.ts';

/** Where a ray met a surface, as much as a pattern needs to know. */
export interface SurfacePoint {
  readonly position: Vec;
  readonly u: number;
  readonly v: number;
}

export interface Material {
  /** Linear colour, or a pattern over the surface. */
  readonly color: Vec | ((at: SurfacePoint) => Vec);
  /** 0 is a mirror, 1 is chalk. */
  readonly roughness: number;
  readonly metal: boolean;
  /** Share of light mirrored when looked at straight on; plastics about 0.04. */
  readonly mirror: number;
  /** Pushes the normal aside, for textures too fine to model. */
  readonly bump?: (at: SurfacePoint) => Vec;
}

export const plastic = (hex: string, roughness = 0.38): Material => ({
  color: rgb(hex),
  roughness,
  metal: false,
  mirror: 0.04,
});

export const rubber = (hex: string): Material => ({
  color: rgb(hex),
  roughness: 0.7,
  metal: false,
  mirror: 0.03,
});

export const metal = (color: Vec, roughness: number): Material => ({
  color,
  roughness,
  metal: true,
  mirror: 1,
});

export const zinc = metal(vec(0.78, 0.79, 0.8), 0.12);
export const aluminium = metal(vec(0.82, 0.83, 0.84), 0.26);
export const wetPaint = (hex: string): Material => ({
  color: rgb(hex),
  roughness: 0.16,
  metal: false,
  mirror: 0.05,
});

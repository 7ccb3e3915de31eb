import { plastic, zinc } from '../render/material.ts';
import { lathe, rounded, tube } from '../render/mesh.ts';
import { solid } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { vec } from '../render/vector.ts';

export interface CageSpec {
  readonly width: number;
  readonly radius: number;
  readonly axisHeight: number;
  /** Small frames have a plain rod with two stops instead of a cage. */
  readonly mini?: boolean;
}

/** What a sleeve is pushed onto: sprung wires between two end discs, along x. */
export function cage({ width, radius, axisHeight: y, mini = false }: CageSpec): Model {
  const half = width / 2;
  const disc = (x: number, r: number, thick: number) =>
    lathe(
      rounded(
        [
          [0, 0.001],
          [0, r * 0.35],
          [-0.15, r * 0.45],
          [0, r * 0.9],
          [0, r],
          [thick, r],
          [thick, r * 0.8],
          [thick * 1.2, 0.001],
        ],
        0.12,
      ),
      vec(x, y, 0),
      vec(1, 0, 0),
      plastic('#2A3036', 0.4),
      56,
    );
  if (mini) {
    return solid(
      tube([vec(-half, y, 0), vec(half + 1, y, 0)], 0.29, zinc),
      disc(-half + 0.1, radius, 1.1),
      disc(half - 2.2, radius, 1.1),
    );
  }
  const wires = Array.from({ length: 5 }, (_, i) => {
    const turn = (i / 5) * 2 * Math.PI + 0.5;
    const path = Array.from({ length: 25 }, (_p, k) => {
      const s = k / 24;
      // The wires belly out a little: that is the spring that holds the sleeve.
      const r = radius * (0.86 + 0.16 * Math.sin(Math.PI * s));
      return vec(-half + 0.8 + s * (width - 1.6), y + Math.cos(turn) * r, Math.sin(turn) * r);
    });
    return tube(path, 0.19, zinc, 14);
  });
  return solid(
    ...wires,
    tube([vec(-half, y, 0), vec(half, y, 0)], 0.4, zinc),
    disc(-half, radius, 1.3),
    disc(half - 1.5, radius, 1.3),
  );
}

import type { NapSpec } from '../render/nap.ts';
import { cloud, hash2 } from '../render/random.ts';
import { mix, rgb, scale, smoothstep } from '../render/vector.ts';
import type { Vec } from '../render/vector.ts';

/** Each fibre a little lighter or darker than the next, as yarn is. */
const speckled =
  (hex: string, spread = 0.14) =>
  (_around: number, _along: number, random: number): Vec =>
    scale(rgb(hex), 1 - spread / 2 + spread * random);

/** Dense, fine, white; a 9 mm pile is the house's all-rounder. */
export const microfibre = (lengthMm: number): NapSpec => ({
  length: lengthMm / 10,
  spacing: 0.085,
  thickness: 0.4,
  lean: 0.4,
  tuft: 0.34,
  glow: 0.3,
  color: speckled('#F4F1EA', 0.12),
});

/** Woven polyamide with coloured threads that run around the sleeve in a helix. */
export function polyamide(threads: readonly string[], every = 1.5) {
  const base = rgb('#F1ECDF');
  const colors = threads.map(rgb);
  return (lengthMm: number): NapSpec => ({
    length: lengthMm / 10,
    spacing: 0.11,
    thickness: 0.42,
    lean: 0.26 + 0.16 / lengthMm,
    tuft: 0.5,
    glow: 0.26,
    color: (around, along, random) => {
      const row = (along + around * 0.09) / every;
      const place = row - Math.floor(row) + (random - 0.5) * 0.09;
      const thread = colors[((Math.floor(row) % colors.length) + colors.length) % colors.length];
      const inThread = thread && place < 0.3 ? thread : base;
      return scale(inThread, 0.9 + 0.16 * random);
    },
  });
}

/** Long, warm, in locks. */
export const lambskin = (lengthMm: number): NapSpec => ({
  length: lengthMm / 10,
  spacing: 0.1,
  thickness: 0.4,
  lean: 0.5,
  tuft: 0.62,
  glow: 0.34,
  color: (around, along, random) =>
    scale(
      mix(
        rgb('#F6EAD0'),
        rgb('#E6CFA3'),
        hash2(Math.floor(around * 3), Math.floor(along * 3), 4) * 0.45,
      ),
      0.88 + 0.2 * random,
    ),
});

/** Short and velvety. */
export const mohair = (lengthMm: number): NapSpec => ({
  length: lengthMm / 10,
  spacing: 0.05,
  thickness: 0.44,
  lean: 0.3,
  tuft: 0.5,
  glow: 0.45,
  color: speckled('#E8D6B4', 0.14),
});

/** Foam for lacquer: a thick, smooth coat, open all over in pores of half a millimetre and more. */
export const foam = (hex = '#F2C230'): NapSpec => ({
  length: 0.75,
  spacing: 0.12,
  thickness: 0.5,
  lean: 0,
  tuft: 1,
  foam: true,
  glow: 0.22,
  color: speckled(hex, 0.06),
});

/** The same pile after a dip: paint in most places, bare fibre where it has not reached. */
export function loaded(nap: NapSpec, hex: string, share = 1.2): NapSpec {
  const paint = rgb(hex);
  return {
    ...nap,
    lean: nap.lean * 1.3,
    color: (around, along, random) => {
      const wet = smoothstep(
        0.1,
        -0.1,
        cloud(around * 0.5, along * 0.4, 3, 12) + 0.6 - share * 1.2,
      );
      return mix(nap.color(around, along, random), scale(paint, 0.85 + 0.3 * random), wet);
    },
  };
}

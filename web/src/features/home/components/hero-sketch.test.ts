import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { HERO_SKETCH, heroSketch } from './hero-sketch.ts';

const SIZE = { width: 640, height: 480 };
const OPAQUE = 245;
const SEEN = 40;

/** How opaque each point of a picture is, of 255. */
const alphas = async (picture: Sharp): Promise<Uint8Array> =>
  picture.resize(SIZE).ensureAlpha().extractChannel('alpha').raw().toBuffer();

const photo = fileURLToPath(new URL('../../../../public/hero-640.webp', import.meta.url));

it('covers most of the tool, and next to nothing beside it', async () => {
  const [sketched, shown] = await Promise.all([
    alphas(sharp(Buffer.from(HERO_SKETCH))),
    alphas(sharp(photo)),
  ]);
  const tool = shown.filter((alpha) => alpha >= OPAQUE).length;
  const within = sketched.filter((alpha, at) => alpha > SEEN && (shown[at] ?? 0) >= OPAQUE).length;
  const beside = sketched.filter((alpha, at) => alpha > SEEN && (shown[at] ?? 0) < OPAQUE).length;
  expect(within / tool).toBeGreaterThan(0.75);
  expect(beside / tool).toBeLessThan(0.003);
});

it('is rich enough to be counted as the largest paint of a phone', () => {
  // Chromium leaves out of it what has less than a twentieth of a bit for each pixel shown.
  const shown = { width: 412, height: 309 };
  const bits = 8 * HERO_SKETCH.length;
  expect(bits / (shown.width * shown.height)).toBeGreaterThan(0.05);
});

it('is an address that a style can name', () => {
  const [, address = ''] = /^url\('([^']*)'\) 0\/100%$/.exec(heroSketch) ?? [];
  expect(new URL(address).href).not.toContain('#');
  expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${HERO_SKETCH}`);
});

import { Camera } from './camera.ts';
import type { View } from './camera.ts';
import { smoothShadows } from './denoise.ts';
import { Sampler } from './random.ts';
import { Scene } from './scene.ts';
import type { Model } from './scene.ts';
import { GROUND, groundLight, shade, toGround } from './shade.ts';
import { add, clamp, scale, smoothstep } from './vector.ts';

export interface Shot {
  readonly model: Model;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  /** Most rays per pixel, spent at edges: 3 shows the composition, 10 is a finished picture. */
  readonly samples: number;
  /** Leaves the ground away and keeps the shadow, for pictures laid over something else. */
  readonly cutOut?: boolean;
}

/** Raw pixels, four bytes each: red, green, blue, opacity. */
export interface Photograph {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Bends over-bright light into white softly, and leaves everything below alone. */
const shoulder = (x: number) => (x < 0.7 ? x : 0.7 + 0.3 * (1 - Math.exp(-(x - 0.7) / 0.3)));

function toByte(linear: number): number {
  const x = clamp(linear);
  const s = x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055;
  return Math.round(s * 255);
}

/** Light gathered per pixel: the objects, and apart from them the floor they stand on. */
class Film {
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly floor: Float32Array;
  readonly floorShare: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const size = width * height;
    [this.red, this.green, this.blue] = [
      new Float32Array(size),
      new Float32Array(size),
      new Float32Array(size),
    ];
    [this.floor, this.floorShare] = [new Float32Array(size), new Float32Array(size)];
  }
}

/** Takes the picture. The same shot gives the same bytes. */
export function photograph(shot: Shot): Photograph {
  const { width, height } = shot;
  const scene = new Scene(shot.model);
  const camera = new Camera(shot.view);
  const film = new Film(width, height);
  const sampler = new Sampler();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) expose(shot, scene, camera, film, sampler, x, y);
  return develop(film, shot.cutOut ?? false);
}

/** Rays that every pixel gets; where these agree, more would change nothing. */
const FIRST = 3;
const AGREED = 0.07;

function expose(
  shot: Shot,
  scene: Scene,
  camera: Camera,
  film: Film,
  sampler: Sampler,
  x: number,
  y: number,
): void {
  const { width, height, samples } = shot;
  let [r, g, b, floor, floorHits, darkest, brightest] = [0, 0, 0, 0, 0, Infinity, -Infinity];
  let n = 0;
  while (n < samples) {
    sampler.start(x, y, n);
    n += 1;
    const jitter = sampler.next();
    const d = camera.ray(
      (2 * (x + jitter[0]) - width) / height,
      1 - (2 * (y + jitter[1])) / height,
    );
    const met = scene.trace(camera.from, d, true, sampler.next()[0]);
    if (met) {
      const lit = shade(scene, met, d, sampler);
      r += shoulder(lit.x);
      g += shoulder(lit.y);
      b += shoulder(lit.z);
      darkest = Math.min(darkest, lit.x, lit.y, lit.z);
      brightest = Math.max(brightest, lit.x, lit.y, lit.z);
    } else {
      const far = toGround(camera.from, d);
      floor += far < 1e5 ? groundLight(scene, add(camera.from, scale(d, far)), sampler) : 1;
      floorHits += 1;
    }
    const settled =
      floorHits === n || (floorHits === 0 && brightest - darkest < AGREED + brightest * 0.12);
    if (n >= FIRST && settled) break;
  }
  const at = y * width + x;
  film.red[at] = r / n;
  film.green[at] = g / n;
  film.blue[at] = b / n;
  film.floor[at] = floorHits > 0 ? floor / floorHits : 0;
  film.floorShare[at] = floorHits / n;
}

/**
 * Joins objects and floor. The floor has its full colour at the rim, so that the picture melts
 * into the page; cut out, it is only a shadow of some opacity.
 */
function develop(film: Film, cutOut: boolean): Photograph {
  const { width, height } = film;
  const floor = smoothShadows({ width, height, value: film.floor, weight: film.floorShare });
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const share = film.floorShare[at] ?? 0;
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    const keep = smoothstep(0, 0.13, Math.min(x, 1 - x, y, 1 - y));
    const light = 1 - (1 - clamp(floor[at] ?? 1)) * keep;
    const color = [film.red[at] ?? 0, film.green[at] ?? 0, film.blue[at] ?? 0];
    const ground = [GROUND.x, GROUND.y, GROUND.z];
    const opacity = cutOut ? 1 - share + share * (1 - light) * 0.85 : 1;
    for (let i = 0; i < 3; i += 1) {
      const own = color[i] ?? 0;
      const mixed = cutOut ? own / Math.max(opacity, 1e-4) : own + share * light * (ground[i] ?? 0);
      data[at * 4 + i] = toByte(mixed);
    }
    data[at * 4 + 3] = Math.round(opacity * 255);
  }
  return { width, height, data };
}

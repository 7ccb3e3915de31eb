/** One number per pixel, with how much it counts (0 where the pixel shows something else). */
export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly value: Float32Array;
  readonly weight: Float32Array;
}

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * Smooths the grain out of the shadows on the floor: five-tap passes with growing gaps, which
 * average only among neighbours of about the same brightness, so contact shadows stay crisp.
 */
export function smoothShadows(layer: Layer, passes = 4): Float32Array {
  let value = layer.value;
  for (let pass = 0; pass < passes; pass += 1) {
    const tolerance = 0.35 / 2 ** (pass * 0.7);
    value = sweep(layer, value, 2 ** pass, tolerance);
  }
  return value;
}

function sweep(layer: Layer, value: Float32Array, gap: number, tolerance: number): Float32Array {
  const { width, height, weight } = layer;
  const out = new Float32Array(value.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = y * width + x;
      const own = value[here] ?? 0;
      if ((weight[here] ?? 0) <= 0) continue;
      let sum = 0;
      let total = 0;
      for (let j = -2; j <= 2; j += 1) {
        const yy = y + j * gap;
        if (yy < 0 || yy >= height) continue;
        for (let i = -2; i <= 2; i += 1) {
          const xx = x + i * gap;
          if (xx < 0 || xx >= width) continue;
          const there = yy * width + xx;
          const other = value[there] ?? 0;
          const apart = (other - own) / tolerance;
          const k =
            (KERNEL[i + 2] ?? 0) *
            (KERNEL[j + 2] ?? 0) *
            (weight[there] ?? 0) *
            Math.exp(-apart * apart);
          sum += other * k;
          total += k;
        }
      }
      out[here] = total > 0 ? sum / total : own;
    }
  return out;
}

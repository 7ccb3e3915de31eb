import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** A part of an element in CSS pixels from its left upper corner; a negative `x` counts from the right. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pixels of a part of what is seen, each as red, green and blue of 0 to 255. */
export async function pixelsOf(element: Locator, part: Part): Promise<number[][]> {
  const picture = sharp(await element.screenshot({ animations: 'disabled' })).removeAlpha();
  const { width = 0 } = await picture.metadata();
  const left = part.x < 0 ? width + part.x : part.x;
  const { width: columns, height: rows } = part;
  const data = await picture
    .extract({ left, top: part.y, width: columns, height: rows })
    .raw()
    .toBuffer();
  return Array.from({ length: columns * rows }, (_pixel, index) => [
    ...data.subarray(index * 3, index * 3 + 3),
  ]);
}

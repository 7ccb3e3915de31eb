import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { avatar } from './flat/avatar.ts';
import { takePicture, toWebp, type PictureName } from './pictures.ts';

const SHRINK = 20;
const fingerprint = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const small = async (name: PictureName) => fingerprint(await toWebp(takePicture(name, SHRINK, 1)));

describe('drawing', () => {
  it('gives the same bytes twice, and other bytes for another nap', async () => {
    const first = await small('microfibre-25-9');
    expect(await small('microfibre-25-9')).toBe(first);
    expect(await small('mohair-25-4')).not.toBe(first);
  });

  it('stands the tool on the ground colour of the site, which fills the rim', () => {
    const { data, width, height } = takePicture('foam-10', SHRINK, 1);
    const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 4)];
    const primer = [0xfb, 0xfa, 0xf7, 0xff];
    expect(pixel(0, 0)).toEqual(primer);
    expect(pixel(width - 1, height - 1)).toEqual(primer);
    const others = Array.from({ length: width * height }, (_, i) => i).filter(
      (i) => (data[i * 4] ?? 0) < 0xf0,
    );
    expect(others.length / (width * height)).toBeGreaterThan(0.1);
  });

  it('leaves the ground away for a cut-out and keeps the tool', () => {
    const { data, width } = takePicture('hero', SHRINK, 1);
    const opacity = data.filter((_, i) => i % 4 === 3);
    expect(opacity[0]).toBe(0);
    expect(opacity[width - 1]).toBe(0);
    expect(Math.max(...opacity)).toBe(255);
  });

  it('draws the same portrait twice', async () => {
    const face = {
      ground: '#DDE7E6',
      skin: '#EBC3A0',
      hair: '#4A2F1D',
      coat: '#0F5E6B',
      hairstyle: 'short',
    } as const;
    const first = fingerprint(await avatar(face));
    expect(fingerprint(await avatar({ ...face }))).toBe(first);
    expect(fingerprint(await avatar({ ...face, beard: true }))).not.toBe(first);
  });
});

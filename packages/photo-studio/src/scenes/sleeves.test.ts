import { describe, expect, it } from 'vitest';
import { Camera } from '../render/camera.ts';
import { sub, vec } from '../render/vector.ts';
import { sleeve, SLEEVE_NAMES, sleevePicture, sleeveSize, type SleeveName } from './sleeves.ts';

/** Share of the picture's height that a centimetre takes at the middle of what is pictured. */
const scaleOf = (name: SleeveName): number => {
  const { view } = sleevePicture(name);
  const camera = new Camera(view);
  const side = camera.project(sub(view.at, vec(-camera.right.x, -camera.right.y, -camera.right.z)));
  return side.x / 2;
};

describe('sleeves', () => {
  it('are as wide, and their pile as long, as their name says', () => {
    expect(sleeve('microfibre-10-6')).toMatchObject({ width: 10, nap: { length: 0.6 } });
    expect(sleeve('facade-25-25')).toMatchObject({ width: 25, nap: { length: 2.5 } });
    expect(sleeveSize('foam-10')).toEqual({ widthCm: 10, napMm: undefined });
    for (const name of SLEEVE_NAMES.filter((each) => each !== 'foam-10'))
      expect(sleeve(name).nap.length * 10).toBeCloseTo(sleeveSize(name).napMm ?? NaN);
  });

  it('are pictured at one scale, but for the widest, so that a longer pile looks longer', () => {
    for (const name of ['microfibre-10-6', 'microfibre-25-9'] as const)
      expect(scaleOf(name)).toBeCloseTo(1 / 22, 4);
    expect(scaleOf('wide-45-13')).toBeLessThan(1 / 22);
  });

  it('are open where a cage goes in, and closed by a lid where a rod does', () => {
    for (const name of SLEEVE_NAMES) expect(sleeve(name).lid).toBe(sleeveSize(name).widthCm === 10);
  });
});

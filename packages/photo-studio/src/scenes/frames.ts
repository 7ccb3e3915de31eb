import { placed } from '../render/place.ts';
import { join } from '../render/scene.ts';
import type { Model } from '../render/scene.ts';
import { cage } from '../tools/cage.ts';
import { frame } from '../tools/frame.ts';
import type { FrameSpec } from '../tools/frame.ts';
import { restingHeight, roller } from '../tools/roller.ts';
import type { RollerSpec } from '../tools/roller.ts';
import { DARK, OXIDE, framed } from './composition.ts';
import type { Composition } from './composition.ts';

const LARGE_HANDLE = { length: 13, radius: 1.5, body: OXIDE, grip: DARK };
const SMALL_HANDLE = { length: 11, radius: 1.05, body: OXIDE, grip: DARK };

export const largeFrame = (axisHeight: number, width = 25): FrameSpec => ({
  width,
  axisHeight,
  wire: 0.4,
  drop: 8.5,
  neck: 4.5,
  handle: LARGE_HANDLE,
});

export const smallFrame = (axisHeight: number): FrameSpec => ({
  width: 10,
  axisHeight,
  wire: 0.29,
  drop: 4.5,
  neck: 15,
  handle: SMALL_HANDLE,
});

/** Wide sleeves are held at both ends. */
export const wideFrame = (axisHeight: number): FrameSpec => ({
  ...largeFrame(axisHeight, WIDE),
  twin: true,
  drop: 12,
  neck: 6,
});
const WIDE = 45;

const frameFor = ({ lid = false, width }: RollerSpec, axisHeight: number): FrameSpec => {
  if (lid) return smallFrame(axisHeight);
  return width < WIDE ? largeFrame(axisHeight, width) : wideFrame(axisHeight);
};

/** A sleeve on its frame, ready to work. */
export function readyRoller(sleeve: RollerSpec): Model {
  const spec = frameFor(sleeve, restingHeight(sleeve));
  if (sleeve.lid) return join(roller(sleeve), frame(spec));
  return join(roller(sleeve), cageIn(sleeve), frame(spec));
}

/** The cage that a large sleeve is pushed onto, as far as its open ends show it. */
export const cageIn = (sleeve: RollerSpec): Model =>
  cage({ width: sleeve.width - 0.6, radius: 2.3, axisHeight: restingHeight(sleeve) });

/** The frames as they are sold, without a sleeve: the cage along x, the handle toward the viewer. */
export const bareFrames = {
  large: () => join(cage({ width: 24, radius: 2.3, axisHeight: 2.35 }), frame(largeFrame(2.35))),
  small: () =>
    join(cage({ width: 9.4, radius: 0.8, axisHeight: 1.1, mini: true }), frame(smallFrame(1.1))),
  wide: () => join(cage({ width: 44, radius: 2.3, axisHeight: 2.35 }), frame(wideFrame(2.35))),
};

export const largeFramePicture = (): Composition =>
  framed(placed(bareFrames.large(), { turn: 26 }), { elevation: 42 });

export const smallFramePicture = (): Composition =>
  framed(placed(bareFrames.small(), { turn: 52 }), { elevation: 46 });

export const wideFramePicture = (): Composition =>
  framed(placed(bareFrames.wide(), { turn: 30 }), { elevation: 44 });

import sharp from 'sharp';
import { photograph } from './render/photograph.ts';
import type { Photograph } from './render/photograph.ts';
import type { Composition } from './scenes/composition.ts';
import * as frames from './scenes/frames.ts';
import * as kits from './scenes/kits.ts';
import * as work from './scenes/at-work.ts';
import { sleevePicture } from './scenes/sleeves.ts';
import { sleeveDetail, sleeveToScale, TOOLS_TO_SCALE } from './scenes/views.ts';
import * as stories from './scenes/stories.ts';

interface Picture {
  readonly compose: () => Composition;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly cutOut?: boolean;
}

const product = (compose: () => Composition): Picture => ({ compose, width: 1280, height: 960 });
/** A further picture of a tool, beside its first one: smaller, as there are many of them. */
const toScale = (compose: () => Composition): Picture => ({ compose, width: 800, height: 600 });
const atWork = toScale;
const detail = (compose: () => Composition): Picture => ({ compose, width: 960, height: 720 });
const story = (compose: () => Composition): Picture => ({ compose, width: 1280, height: 720 });

/** Every photo of the sample world by the name that the content calls it. */
export const PICTURES = {
  'microfibre-25-9': product(() => sleevePicture('microfibre-25-9')),
  'microfibre-18-9': product(() => sleevePicture('microfibre-18-9')),
  'microfibre-10-6': product(() => sleevePicture('microfibre-10-6')),
  'polyamide-25-12': product(() => sleevePicture('polyamide-25-12')),
  'polyamide-25-18': product(() => sleevePicture('polyamide-25-18')),
  'facade-25-25': product(() => sleevePicture('facade-25-25')),
  'lambskin-25-21': product(() => sleevePicture('lambskin-25-21')),
  'wide-45-13': product(() => sleevePicture('wide-45-13')),
  'foam-10': product(() => sleevePicture('foam-10')),
  'mohair-10-4': product(() => sleevePicture('mohair-10-4')),
  'mohair-25-4': product(() => sleevePicture('mohair-25-4')),
  'frame-25': product(frames.largeFramePicture),
  'frame-10': product(frames.smallFramePicture),
  'frame-45': product(frames.wideFramePicture),
  'tray-25': product(kits.trayPicture),
  'tray-10': product(kits.smallTrayPicture),
  'grid-25': product(kits.gridPicture),
  'pole-2': product(kits.shortPolePicture),
  'pole-4': product(kits.longPolePicture),
  'brush-50': product(kits.brushPicture),
  'kit-25': product(kits.largeKitPicture),
  'kit-10': product(kits.smallKitPicture),
  'story-nap': story(stories.napStory),
  'story-cleaning': story(stories.cleaningStory),
  'story-cutting-in': story(stories.cuttingStory),
  'story-loading': story(stories.loadingStory),
  'scale-microfibre-25-9': toScale(() => sleeveToScale('microfibre-25-9')),
  'scale-microfibre-18-9': toScale(() => sleeveToScale('microfibre-18-9')),
  'scale-microfibre-10-6': toScale(() => sleeveToScale('microfibre-10-6')),
  'scale-polyamide-25-12': toScale(() => sleeveToScale('polyamide-25-12')),
  'scale-polyamide-25-18': toScale(() => sleeveToScale('polyamide-25-18')),
  'scale-facade-25-25': toScale(() => sleeveToScale('facade-25-25')),
  'scale-lambskin-25-21': toScale(() => sleeveToScale('lambskin-25-21')),
  'scale-wide-45-13': toScale(() => sleeveToScale('wide-45-13')),
  'scale-foam-10': toScale(() => sleeveToScale('foam-10')),
  'scale-mohair-10-4': toScale(() => sleeveToScale('mohair-10-4')),
  'scale-mohair-25-4': toScale(() => sleeveToScale('mohair-25-4')),
  'scale-frame-25': toScale(TOOLS_TO_SCALE['frame-25']),
  'scale-frame-10': toScale(TOOLS_TO_SCALE['frame-10']),
  'scale-frame-45': toScale(TOOLS_TO_SCALE['frame-45']),
  'scale-tray-25': toScale(TOOLS_TO_SCALE['tray-25']),
  'scale-tray-10': toScale(TOOLS_TO_SCALE['tray-10']),
  'scale-grid-25': toScale(TOOLS_TO_SCALE['grid-25']),
  'scale-brush-50': toScale(TOOLS_TO_SCALE['brush-50']),
  'scale-kit-25': toScale(TOOLS_TO_SCALE['kit-25']),
  'scale-kit-10': toScale(TOOLS_TO_SCALE['kit-10']),
  'detail-pole-2': detail(kits.shortPoleTip),
  'detail-pole-4': detail(kits.longPoleTip),
  'detail-microfibre-25-9': detail(() => sleeveDetail('microfibre-25-9')),
  'detail-lambskin-25-21': detail(() => sleeveDetail('lambskin-25-21')),
  'use-microfibre-18-9': atWork(() => work.sleeveAtWork('microfibre-18-9')),
  'use-microfibre-10-6': atWork(() => work.sleeveAtWork('microfibre-10-6')),
  'use-polyamide-25-12': atWork(() => work.sleeveAtWork('polyamide-25-12')),
  'use-polyamide-25-18': atWork(() => work.sleeveAtWork('polyamide-25-18')),
  'use-facade-25-25': atWork(() => work.sleeveAtWork('facade-25-25')),
  'use-lambskin-25-21': atWork(() => work.sleeveAtWork('lambskin-25-21')),
  'use-wide-45-13': atWork(() => work.sleeveAtWork('wide-45-13')),
  'use-foam-10': atWork(() => work.sleeveAtWork('foam-10')),
  'use-mohair-10-4': atWork(() => work.sleeveAtWork('mohair-10-4')),
  'use-mohair-25-4': atWork(() => work.sleeveAtWork('mohair-25-4')),
  'use-tray-10': atWork(work.smallTrayAtWork),
  'use-grid-25': atWork(work.gridAtWork),
  'use-pole-2': atWork(work.shortPoleAtWork),
  'use-pole-4': atWork(work.longPoleAtWork),
  hero: { compose: stories.heroPicture, width: 1280, height: 960, cutOut: true },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;

export const isPictureName = (name: string): name is PictureName => name in PICTURES;

/**
 * Takes one picture as raw pixels. `shrink` makes it that many times smaller and `samples` are
 * the most rays per pixel; the finished picture is full size at 7.
 */
export function takePicture(name: PictureName, shrink = 1, samples = 7): Photograph {
  const { compose, width, height, cutOut = false }: Picture = PICTURES[name];
  const [w, h] = [Math.round(width / shrink), Math.round(height / shrink)];
  return photograph({ ...compose(), width: w, height: h, samples, cutOut });
}

/** Packs raw pixels without visible loss. */
export function toWebp({ data, width, height }: Photograph): Promise<Buffer> {
  const raw = { width, height, channels: 4 } as const;
  return sharp(data, { raw }).webp({ quality: 93, alphaQuality: 95, effort: 5 }).toBuffer();
}

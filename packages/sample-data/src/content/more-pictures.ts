import type { PictureKind } from '@rollwell/functions/contract';
import type { PictureName } from './pictures.ts';

/** A picture of a tool after its first one. */
export interface SamplePicture {
  readonly photo: PictureName;
  readonly alt: string;
  readonly kind: PictureKind;
}

const toScale = (photo: PictureName, rulerCm: number): SamplePicture => ({
  photo,
  alt: `Beside a ruler of ${rulerCm} cm`,
  kind: 'scale',
});

const pile = (photo: PictureName, of: string): SamplePicture => ({
  photo,
  alt: `The open end from near by: ${of} on its core`,
  kind: 'detail',
});

const LOADED: PictureName = 'story-loading';

/** A tool at work, in a picture of its own or in one that a post or another tool has as well. */
const inUse = (photo: PictureName, alt: string): SamplePicture => ({ photo, alt, kind: 'use' });

const tip = (photo: PictureName): SamplePicture => ({
  photo,
  alt: 'The tip from near by: a cone with a screw thread',
  kind: 'detail',
});

const rolling = (photo: PictureName, where: string): SamplePicture =>
  inUse(photo, `On its frame, in the middle of a stroke ${where}`);

/** Every tool beside a ruler, but the poles, which have a roller beside them; all at work, some from near by. */
export const morePictures: Readonly<Partial<Record<PictureName, readonly SamplePicture[]>>> = {
  'microfibre-25-9': [
    toScale('scale-microfibre-25-9', 30),
    pile('detail-microfibre-25-9', '9 mm of microfibre'),
    inUse(LOADED, 'Loaded with paint, on the ramp of a tray'),
  ],
  'microfibre-18-9': [
    toScale('scale-microfibre-18-9', 30),
    rolling('use-microfibre-18-9', 'over plaster'),
  ],
  'microfibre-10-6': [
    toScale('scale-microfibre-10-6', 15),
    rolling('use-microfibre-10-6', 'over smooth wood'),
  ],
  'polyamide-25-12': [
    toScale('scale-polyamide-25-12', 30),
    rolling('use-polyamide-25-12', 'over render'),
  ],
  'polyamide-25-18': [
    toScale('scale-polyamide-25-18', 30),
    rolling('use-polyamide-25-18', 'over roughcast'),
  ],
  'facade-25-25': [
    toScale('scale-facade-25-25', 30),
    rolling('use-facade-25-25', 'over a rough façade'),
  ],
  'lambskin-25-21': [
    toScale('scale-lambskin-25-21', 30),
    pile('detail-lambskin-25-21', '21 mm of lambskin'),
    rolling('use-lambskin-25-21', 'of white over a ceiling'),
  ],
  'wide-45-13': [
    toScale('scale-wide-45-13', 50),
    rolling('use-wide-45-13', 'of white over a ceiling'),
  ],
  'foam-10': [toScale('scale-foam-10', 15), rolling('use-foam-10', 'of lacquer over a door')],
  'mohair-10-4': [
    toScale('scale-mohair-10-4', 15),
    rolling('use-mohair-10-4', 'of gloss over metal'),
  ],
  'mohair-25-4': [
    toScale('scale-mohair-25-4', 30),
    rolling('use-mohair-25-4', 'of epoxy over a floor'),
  ],
  'frame-25': [
    toScale('scale-frame-25', 30),
    inUse(LOADED, 'With a loaded sleeve, on the ramp of a tray'),
  ],
  'frame-10': [
    toScale('scale-frame-10', 15),
    inUse('use-microfibre-10-6', 'With a loaded microfibre sleeve, on smooth wood'),
  ],
  'frame-45': [
    toScale('scale-frame-45', 50),
    inUse('use-wide-45-13', 'With a loaded 45 cm sleeve, on a ceiling'),
  ],
  'tray-25': [
    toScale('scale-tray-25', 50),
    inUse(LOADED, 'With paint in its deep end and a loaded roller on its ramp'),
  ],
  'tray-10': [
    toScale('scale-tray-10', 30),
    inUse('use-tray-10', 'With lacquer in its deep end and a loaded mini roller on its ramp'),
  ],
  'grid-25': [
    toScale('scale-grid-25', 30),
    inUse('use-grid-25', 'Hooked into a bucket of paint, a roller rolled off on it'),
  ],
  'pole-2': [
    tip('detail-pole-2'),
    inUse('use-pole-2', 'Drawn out, with a roller on its tip, painting a wall'),
  ],
  'pole-4': [
    tip('detail-pole-4'),
    inUse('use-pole-4', 'Drawn out, with a roller on its tip, painting a façade'),
  ],
  'brush-50': [
    toScale('scale-brush-50', 30),
    inUse('story-cutting-in', 'On a wall, beside the line that it has cut'),
  ],
  'kit-25': [
    toScale('scale-kit-25', 50),
    inUse(LOADED, 'Its microfibre sleeve on its frame, loaded, on the ramp of its tray'),
  ],
  'kit-10': [
    toScale('scale-kit-10', 30),
    inUse('use-tray-10', 'Its microfibre sleeve on its frame, loaded, on the ramp of its tray'),
  ],
};

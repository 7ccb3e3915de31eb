import type { PictureKind } from '@rollwell/functions/contract';
import type { PictureName } from '@rollwell/photo-studio';

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

/** A tool at work, in a picture that a post has as well. */
const inUse = (photo: PictureName, alt: string): SamplePicture => ({ photo, alt, kind: 'use' });

const tip = (photo: PictureName): SamplePicture => ({
  photo,
  alt: 'The tip from near by: a cone with a screw thread',
  kind: 'detail',
});

/** Every tool beside a ruler but the poles, which have a roller beside them; some from near by or at work. */
export const morePictures: Readonly<Partial<Record<PictureName, readonly SamplePicture[]>>> = {
  'microfibre-25-9': [
    toScale('scale-microfibre-25-9', 30),
    pile('detail-microfibre-25-9', '9 mm of microfibre'),
    inUse(LOADED, 'Loaded with paint, on the ramp of a tray'),
  ],
  'microfibre-18-9': [toScale('scale-microfibre-18-9', 30)],
  'microfibre-10-6': [toScale('scale-microfibre-10-6', 15)],
  'polyamide-25-12': [toScale('scale-polyamide-25-12', 30)],
  'polyamide-25-18': [toScale('scale-polyamide-25-18', 30)],
  'facade-25-25': [toScale('scale-facade-25-25', 30)],
  'lambskin-25-21': [
    toScale('scale-lambskin-25-21', 30),
    pile('detail-lambskin-25-21', '21 mm of lambskin'),
  ],
  'wide-45-13': [toScale('scale-wide-45-13', 50)],
  'foam-10': [toScale('scale-foam-10', 15)],
  'mohair-10-4': [toScale('scale-mohair-10-4', 15)],
  'mohair-25-4': [toScale('scale-mohair-25-4', 30)],
  'frame-25': [
    toScale('scale-frame-25', 30),
    inUse(LOADED, 'With a loaded sleeve, on the ramp of a tray'),
  ],
  'frame-10': [toScale('scale-frame-10', 15)],
  'frame-45': [toScale('scale-frame-45', 50)],
  'tray-25': [
    toScale('scale-tray-25', 50),
    inUse(LOADED, 'With paint in its deep end and a loaded roller on its ramp'),
  ],
  'tray-10': [toScale('scale-tray-10', 30)],
  'grid-25': [toScale('scale-grid-25', 30)],
  'pole-2': [tip('detail-pole-2')],
  'pole-4': [tip('detail-pole-4')],
  'brush-50': [
    toScale('scale-brush-50', 30),
    inUse('story-cutting-in', 'On a wall, beside the line that it has cut'),
  ],
  'kit-25': [toScale('scale-kit-25', 50)],
  'kit-10': [toScale('scale-kit-10', 30)],
};

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

/** Every sleeve beside a ruler, and the pile of two from near by. */
export const morePictures: Readonly<Partial<Record<PictureName, readonly SamplePicture[]>>> = {
  'microfibre-25-9': [
    toScale('scale-microfibre-25-9', 30),
    pile('detail-microfibre-25-9', '9 mm of microfibre'),
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
};

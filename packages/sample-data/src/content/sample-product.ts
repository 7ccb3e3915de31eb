import type { NewProduct } from '@rollwell/functions/contract';
import type { SamplePicture } from './more-pictures.ts';
import type { PictureName } from './pictures.ts';

export interface SampleProduct extends Omit<NewProduct, 'img' | 'pictures'> {
  /** The content's own name for it, which orders refer to. */
  readonly key: PictureName;
  /** Its pictures after the first one. */
  readonly more?: readonly SamplePicture[];
  /** Days before the day of seeding on which it came into the shop. */
  readonly age: number;
}

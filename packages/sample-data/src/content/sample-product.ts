import type { NewProduct } from '@rollwell/functions/contract';
import type { PictureName } from '@rollwell/photo-studio';

export interface SampleProduct extends Omit<NewProduct, 'img'> {
  /** The content's own name for it, which orders refer to. */
  readonly key: PictureName;
  /** Days before the day of seeding on which it came into the shop. */
  readonly age: number;
}

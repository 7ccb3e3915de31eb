import type { NewBlog } from '@rollwell/functions/contract';
import type { PictureName } from './pictures.ts';

export interface SamplePost extends Omit<NewBlog, 'img'> {
  readonly picture: PictureName;
  /** Days before the day of seeding. */
  readonly age: number;
}

import type { NewBlog } from '@rollwell/functions/contract';
import type { PictureName } from '@rollwell/photo-studio';
import { choosingNap } from './posts/choosing-nap.ts';
import { cleaning } from './posts/cleaning.ts';
import { cuttingIn } from './posts/cutting-in.ts';
import { loading } from './posts/loading.ts';

export interface SamplePost extends Omit<NewBlog, 'img'> {
  readonly picture: PictureName;
  /** Days before the day of seeding. */
  readonly age: number;
}

export const posts: readonly SamplePost[] = [choosingNap, cleaning, cuttingIn, loading];

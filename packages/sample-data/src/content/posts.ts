import { choosingNap } from './posts/choosing-nap.ts';
import { cleaning } from './posts/cleaning.ts';
import { cuttingIn } from './posts/cutting-in.ts';
import { loading } from './posts/loading.ts';
import type { SamplePost } from './sample-post.ts';

export const posts: readonly SamplePost[] = [choosingNap, cleaning, cuttingIn, loading];

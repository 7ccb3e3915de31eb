import type { NewBlog } from '../../contract/schemas/blog.ts';
import type { Deps } from '../deps.ts';

/** Publishes a blog post, by anybody. Gives its id. */
export const createBlog = (
  { blogs, now }: Pick<Deps, 'blogs' | 'now'>,
  blog: NewBlog,
): Promise<string> => blogs.create(blog, now());

import type { Blog } from '../../contract/schemas/blog.ts';
import type { Deps } from '../deps.ts';
import { found } from '../found.ts';

/** @throws AppError `not_found`. */
export const getBlog = ({ blogs }: Pick<Deps, 'blogs'>, id: string): Promise<Blog> =>
  found(blogs.get(id));

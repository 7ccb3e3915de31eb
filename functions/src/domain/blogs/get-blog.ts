import type { Blog } from '../../contract/schemas/blog.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../or-not-found.ts';

/** @throws AppError `not_found`. */
export const getBlog = ({ blogs }: Pick<Deps, 'blogs'>, id: string): Promise<Blog> =>
  orNotFound(blogs.get(id));

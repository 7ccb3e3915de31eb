import { AppError } from '../../contract/app-error.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import type { Deps } from '../deps.ts';

/** @throws AppError `not_found`. */
export const getBlog = async ({ blogs }: Pick<Deps, 'blogs'>, id: string): Promise<Blog> => {
  const blog = await blogs.get(id);
  if (!blog) throw new AppError('not_found');
  return blog;
};

import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';
import type { Blog, NewBlog } from '../../contract/schemas/blog.ts';
import { orNotFound } from '../or-not-found.ts';
import type { Inserted } from '../../contract/schemas/entity.ts';
import { requireOwnPictures } from '../images/own-pictures.ts';
import { type RecordOf, withoutKey } from '../idempotency.ts';
import type { Caller } from '../caller.ts';
import { removeEntry } from '../remove-entry.ts';

/** All blog posts, newest first. */
export const listBlogs = ({ blogs }: Pick<Deps, 'blogs'>, page: ListQuery) => blogs.list(page);

/** @throws AppError `not_found`. */
export const getBlog = ({ blogs }: Pick<Deps, 'blogs'>, id: string): Promise<Blog> =>
  orNotFound(blogs.get(id));

/**
 * Publishes a blog post, by anybody. Gives its id.
 * @throws AppError `foreign_picture`
 */
export const createBlog = async (
  deps: Pick<Deps, 'blogs' | 'now' | 'images' | 'settings'>,
  blog: NewBlog,
  record: RecordOf<Inserted> = withoutKey,
): Promise<Inserted> => {
  requireOwnPictures(deps, { img: blog.img });
  const { blogs, now } = deps;
  return { insertedId: await blogs.create(blog, now(), (insertedId) => record({ insertedId })) };
};

/**
 * Removes a blog post. Gives 1.
 * @throws AppError `not_found`.
 */
export const deleteBlog = (
  { blogs, now }: Pick<Deps, 'blogs' | 'now'>,
  by: Pick<Caller, 'email'>,
  id: string,
): Promise<number> => removeEntry(blogs, 'blog.deleted', { id, by, at: now() });

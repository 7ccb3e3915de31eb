import type { NewBlog } from '../../contract/schemas/blog.ts';
import type { Inserted } from '../../contract/schemas/entity.ts';
import type { Deps } from '../deps.ts';
import { requireOwnPictures } from '../images/own-pictures.ts';
import { withoutKey, type RecordOf } from '../make-once.ts';

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

import type { NewBlog } from '../../contract/schemas/blog.ts';
import type { Inserted } from '../../contract/schemas/entity.ts';
import type { Deps } from '../deps.ts';
import { withoutKey, type RecordOf } from '../make-once.ts';

/** Publishes a blog post, by anybody. Gives its id. */
export const createBlog = async (
  { blogs, now }: Pick<Deps, 'blogs' | 'now'>,
  blog: NewBlog,
  record: RecordOf<Inserted> = withoutKey,
): Promise<Inserted> => ({
  insertedId: await blogs.create(blog, now(), (insertedId) => record({ insertedId })),
});

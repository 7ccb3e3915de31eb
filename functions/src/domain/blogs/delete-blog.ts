import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { removeEntry } from '../remove-entry.ts';

/**
 * Removes a blog post. Gives 1.
 * @throws AppError `not_found`.
 */
export const deleteBlog = (
  { blogs, now }: Pick<Deps, 'blogs' | 'now'>,
  by: Pick<Caller, 'email'>,
  id: string,
): Promise<number> => removeEntry(blogs, 'blog.deleted', { id, by, at: now() });

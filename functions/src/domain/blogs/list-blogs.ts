import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';

/** All blog posts, newest first. */
export const listBlogs = ({ blogs }: Pick<Deps, 'blogs'>, page: ListQuery) => blogs.list(page);

import type { IRouter } from 'express';
import { createBlog } from '../../domain/blogs/create-blog.ts';
import { deleteBlog } from '../../domain/blogs/delete-blog.ts';
import { getBlog } from '../../domain/blogs/get-blog.ts';
import { listBlogs } from '../../domain/blogs/list-blogs.ts';
import type { Deps } from '../../domain/deps.ts';
import { limitRate } from '../limit-rate.ts';
import { listed } from '../listed.ts';
import { mount } from '../mount.ts';

export const blogRoutes = (router: IRouter, deps: Deps): void => {
  mount(router, deps, 'listBlogs', async ({ query, res }) =>
    listed(res, await listBlogs(deps, query)),
  );

  mount(router, deps, 'getBlog', ({ params }) => getBlog(deps, params.id));

  limitRate(router, deps, 'createBlog');
  mount(router, deps, 'createBlog', async ({ body }) => ({
    insertedId: await createBlog(deps, body),
  }));

  mount(router, deps, 'deleteBlog', async ({ caller, params }) => ({
    deletedCount: await deleteBlog(deps, caller, params.id),
  }));
};

import type { IRouter } from 'express';
import { createBlog, deleteBlog } from '../../domain/blogs/blogs.ts';
import type { Deps } from '../../domain/deps.ts';
import { once } from '../idempotency.ts';
import { limitRate } from '../limit-rate.ts';
import { listed } from '../responses.ts';
import { mountView } from '../mount-view.ts';
import { mount } from '../mount.ts';

export const blogRoutes = (router: IRouter, deps: Deps): void => {
  mountView(router, deps, 'listBlogs', {
    look: (reads, { query }) => reads.blogs(query),
    bodyOf: listed,
  });

  mountView(router, deps, 'getBlog', {
    look: (reads, { params }) => reads.blog(params.id),
    bodyOf: (_res, blog) => blog,
  });

  limitRate(router, deps, 'createBlog');
  mount(router, deps, 'createBlog', (call) =>
    once('createBlog', call, (record) => createBlog(deps, call.body, record)),
  );

  mount(router, deps, 'deleteBlog', async ({ caller, params }) => ({
    deletedCount: await deleteBlog(deps, caller, params.id),
  }));
};

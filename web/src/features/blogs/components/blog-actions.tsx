import type { Blog } from '@rollwell/functions/contract';
import { lazy, Suspense } from 'react';
import { useIsAdmin } from '../../../lib/session/use-is-admin.ts';

// Only admins need it and its dialog.
const RemoveBlog = lazy(async () => ({
  default: (await import('./remove-blog.tsx')).RemoveBlog,
}));

/** What this person may do about a post: admins can remove it. */
export function BlogActions({ blog }: { blog: Blog }) {
  const isAdmin = useIsAdmin().data ?? false;
  if (!isAdmin) return null;
  return (
    <Suspense>
      <RemoveBlog blog={blog} />
    </Suspense>
  );
}

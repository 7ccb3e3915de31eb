import type { Blog } from '@rollwell/functions/contract';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { useIsAdmin } from '../../../entities/session/use-session.ts';

// Only admins need it and its dialog.
const RemoveBlog = lazyPart(async () => (await import('./remove-blog.tsx')).RemoveBlog);

/** What this person may do about a post: admins can remove it. */
export function BlogActions({ blog }: { blog: Blog }) {
  const isAdmin = useIsAdmin().data ?? false;
  return isAdmin && <RemoveBlog blog={blog} />;
}

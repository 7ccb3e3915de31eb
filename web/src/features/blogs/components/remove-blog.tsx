import { isolated, type Blog } from '@rollwell/functions/contract';
import { useNavigate } from 'react-router-dom';
import { removalTexts, RemoveButton } from '../../../components/actions/remove-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useDeleteBlog } from '../api/blogs.ts';
import { texts } from '../texts.ts';

/** Takes a post off the site, after a question, and goes back to the list. For admins. */
export function RemoveBlog({ blog }: { blog: Blog }) {
  const remove = useDeleteBlog();
  const navigate = useNavigate();
  return (
    <RemoveButton
      {...removalTexts(texts.remove, isolated(blog.heading))}
      onRemove={() => remove.mutateAsync(blog._id)}
      onRemoved={() => void navigate(paths.blogs)}
    />
  );
}

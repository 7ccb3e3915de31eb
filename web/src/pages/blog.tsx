import Container from '@mui/material/Container';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router-dom';
import { BlogPost, PostGone } from '../features/blogs/components/blog-post.tsx';
import { pageLoader } from '../lib/router/page.ts';
import { blogQuery } from '../features/blogs/api/blogs.ts';

export const loader = pageLoader(({ client, id }) => client.fetchQuery(blogQuery(id)));

export function Component() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ py: { xs: 2, md: 4 }, '&&': { maxWidth: 768 } }}>
      <BlogPost id={id} />
    </Container>
  );
}

/** One that is gone says so; what else fails is for the layout to show. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <Container sx={{ py: { xs: 2, md: 4 }, '&&': { maxWidth: 768 } }}>
      <PostGone />
    </Container>
  );
}

import Container from '@mui/material/Container';
import { BlogGrid } from '../features/blogs/components/blog-grid.tsx';
import { BlogsHeader } from '../features/blogs/components/blogs-header.tsx';
import { pageLoader } from '../lib/router/page.ts';
import { blogsQuery } from '../features/blogs/api/blogs.ts';

export const description =
  'What we learn about naps, walls and paint, written down by the people who make the rollers.';

export const loader = pageLoader(({ client }) => client.prefetchInfiniteQuery(blogsQuery));

export function Component() {
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <BlogsHeader />
      <BlogGrid />
    </Container>
  );
}

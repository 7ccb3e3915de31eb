import Container from '@mui/material/Container';
import { BlogGrid } from '../../features/blogs/components/blog-grid.tsx';
import { BlogsHeader } from '../../features/blogs/components/blogs-header.tsx';

export function Component() {
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <BlogsHeader />
      <BlogGrid />
    </Container>
  );
}

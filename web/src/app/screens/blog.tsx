import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { BlogPost } from '../../features/blogs/components/blog-post.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ py: { xs: 2, md: 4 }, '&&': { maxWidth: 768 } }}>
      <BlogPost id={id} />
    </Container>
  );
}

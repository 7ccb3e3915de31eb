import Container from '@mui/material/Container';
import { FormHead } from '../components/layout/page-title.tsx';
import { AddBlogForm } from '../features/blogs/components/add-blog-form.tsx';
import { texts } from '../features/blogs/texts.ts';

export function Component() {
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <FormHead title={texts.form.title} lead={texts.form.lead} />
      <AddBlogForm />
    </Container>
  );
}

import Container from '@mui/material/Container';
import { PageTitle } from '../../components/page-title.tsx';

export function Component() {
  return (
    <Container sx={{ py: 4 }}>
      <PageTitle>Product</PageTitle>
    </Container>
  );
}

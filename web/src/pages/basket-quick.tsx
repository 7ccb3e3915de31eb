import Container from '@mui/material/Container';
import { useNavigate } from 'react-router-dom';
import { FormHead } from '../components/layout/page-title.tsx';
import { QuickOrder } from '../features/basket/components/quick-order.tsx';
import { quickTexts } from '../features/basket/texts.ts';
import { paths } from '../lib/paths.ts';

export function Component() {
  const navigate = useNavigate();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <FormHead title={quickTexts.title} lead={quickTexts.lead} />
      <QuickOrder onDone={() => void navigate(paths.basket)} />
    </Container>
  );
}

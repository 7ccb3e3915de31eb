import Container from '@mui/material/Container';
import { Withdrawal } from '../../features/withdrawal/components/withdrawal.tsx';

export function Component() {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <Withdrawal />
    </Container>
  );
}

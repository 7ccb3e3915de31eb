import Container from '@mui/material/Container';
import { Withdrawal } from '../features/withdrawal/components/withdrawal.tsx';

export const description =
  'Withdraw from an order at Rollwell: tell us which one, confirm, and get the receipt at once. No account and no reason needed.';

export function Component() {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 6 } }}>
      <Withdrawal />
    </Container>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ErrorNote } from '../../../components/feedback/query-state.tsx';
import { texts } from '../texts.ts';
import { useCheckout } from '../use-checkout.ts';

interface PayButtonProps {
  orderId: string;
  /** Called when there is nothing to pay any more. */
  onRefused: () => void;
}

/** Leads to the gateway's page, where the money changes hands. */
export function PayButton({ orderId, onRefused }: PayButtonProps) {
  const { pay, pending, error } = useCheckout(orderId, onRefused);
  return (
    <>
      {error && (
        <Box sx={{ mb: 2 }}>
          <ErrorNote error={error} onRetry={pay} retrying={pending} />
        </Box>
      )}
      <Button variant="contained" size="large" onClick={pay} loading={pending}>
        {texts.pay}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts.payHint}
      </Typography>
    </>
  );
}

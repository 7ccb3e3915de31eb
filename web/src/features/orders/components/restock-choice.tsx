import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Order } from '@rollwell/functions/contract';
import { useIsSold } from '../api/orders.ts';
import { refundTexts } from '../texts.ts';

interface RestockChoiceProps {
  order: Order;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the pieces of a refunded order go back on sale, where there is something to go back to. */
export function RestockChoice({ order, checked, disabled, onChange }: RestockChoiceProps) {
  const sold = useIsSold(order.productId);
  if (order.returned) return null;
  if (sold === false) {
    return <Typography sx={{ mt: 2 }}>{refundTexts.restockOfGone}</Typography>;
  }
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      disabled={disabled}
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={refundTexts.restock}
    />
  );
}

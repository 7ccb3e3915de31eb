import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { isInStock, type Product, type StockAlert } from '@rollwell/functions/contract';
import { useRef, type ReactNode, type Ref } from 'react';
import { ErrorNote } from '../../../components/feedback/query-state.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { useChangeStockAlert } from '../api/stock-alerts.ts';
import { texts } from '../texts.ts';

interface WaitForProductProps {
  product: Product;
  alerts: readonly StockAlert[];
}

/** Asks whether the person wants to be told of this product, unless it can be ordered or they do. */
export function StockAlertForm({ product, alerts }: WaitForProductProps) {
  const { email } = useSignedInUser();
  const add = useChangeStockAlert('addStockAlert');
  const said = useRef<HTMLParagraphElement>(null);
  const name = noBreakUnits(product.name);
  const noted = () => {
    toast.success(texts.noted);
    // The button goes away.
    said.current?.focus();
  };
  const waits = alerts.some(({ productId }) => productId === product._id);
  if (isInStock(product)) {
    return (
      <Said text={texts.there(name)}>
        <LinkButton to={pathTo('purchase', product._id)} variant="contained">
          {texts.buyNow}
        </LinkButton>
      </Said>
    );
  }
  if (waits) {
    return (
      <Said ref={said} text={texts.willTell(name, email)}>
        {/* As high as the button of the question: the list below stays where it is. */}
        <LinkButton to={pathTo('product', product._id)} variant="outlined" size="large">
          {texts.toProduct}
        </LinkButton>
      </Said>
    );
  }
  return (
    <Said ref={said} text={texts.asks(name, email)}>
      {add.error && <ErrorNote error={add.error} />}
      <Button
        variant="contained"
        size="large"
        loading={add.isPending}
        onClick={() => add.mutate(product._id, { onSuccess: noted })}
      >
        {texts.tell}
      </Button>
    </Said>
  );
}

interface SaidProps {
  ref?: Ref<HTMLParagraphElement>;
  text: string;
  children: ReactNode;
}

function Said({ ref, text, children }: SaidProps) {
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, height: 'auto', alignItems: 'flex-start', gap: 2, mb: 4 }}>
      <Typography ref={ref} tabIndex={-1} role="status">
        {text}
      </Typography>
      {children}
    </Card>
  );
}

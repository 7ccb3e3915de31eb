import Button from '@mui/material/Button';
import type { Product } from '@rollwell/functions/contract';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { StockDialog } from './stock-dialog.tsx';

/** Opens the dialog that adds pieces to a product's stock or takes some away. */
export function StockButton({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-label={texts.stock.named(product.name)}
        onClick={() => setOpen(true)}
      >
        {texts.stock.button}
      </Button>
      {open && <StockDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Product } from '@rollwell/functions/contract';
import { BasketIcon } from '../../../components/data-display/icons.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { addProduct } from '../add-product.ts';
import { texts } from '../texts.ts';

interface AddToBasketProps {
  product: Product;
  /** Pieces to add; as few as can be ordered without it. */
  quantity?: number;
  /** `card`: a picture alone where there is no room for words. */
  on?: 'page' | 'card';
}

/** Puts a product into the basket, beside the button that buys it at once. */
export function AddToBasket({ product, quantity, on = 'page' }: AddToBasketProps) {
  const { pieces } = useFormats();
  const isSmall = on === 'card';
  return (
    <Button
      variant="outlined"
      color="secondary"
      size={isSmall ? 'medium' : 'large'}
      aria-label={isSmall ? texts.addNamed(product.name) : undefined}
      onClick={() => addProduct(product, pieces, quantity)}
      sx={isSmall ? small : withScript}
    >
      {isSmall && (
        <Box component="span" sx={{ display: { xs: 'flex', sm: 'none' } }}>
          <BasketIcon />
        </Box>
      )}
      <Box component="span" sx={isSmall ? { display: { xs: 'none', sm: 'inline' } } : undefined}>
        {texts.add}
      </Box>
    </Button>
  );
}

/** It needs the app, so a browser that runs no scripts is not offered it. */
const withScript = { '@media (scripting: none)': { display: 'none' } } as const;
const small = { ...withScript, minWidth: { xs: 48, sm: 0 }, px: { xs: 1, sm: 1.5 } } as const;

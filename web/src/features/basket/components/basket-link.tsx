import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { BasketIcon } from '../../../components/data-display/icons.tsx';
import { paths } from '../../../lib/paths.ts';
import { countBasket, onBasketChange } from '../basket-count.ts';

const texts = {
  basket: 'Basket',
  basketOf: (products: number) => `Basket, ${products} ${products === 1 ? 'product' : 'products'}`,
} as const;

/**
 * The way to the basket, with how many products are in it. The figure lies over the icon and moves
 * nothing; until the app is there `basket-badge.ts` puts it in.
 */
export function BasketLink() {
  const count = useSyncExternalStore(onBasketChange, countBasket, () => 0);
  return (
    <IconButton
      component={Link}
      to={paths.basket}
      color="inherit"
      aria-label={count > 0 ? texts.basketOf(count) : texts.basket}
    >
      <Box
        component="span"
        data-basket={count > 0 ? count : ''}
        suppressHydrationWarning
        sx={withFigure}
      >
        <BasketIcon />
      </Box>
    </IconButton>
  );
}

const withFigure = {
  display: 'flex',
  position: 'relative',
  '&:not([data-basket=""])::after': {
    content: 'attr(data-basket)',
    position: 'absolute',
    top: -8,
    right: -10,
    minWidth: 20,
    px: 0.5,
    borderRadius: 10,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: '20px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isInStock, type Product } from '@rollwell/functions/contract';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { homeSection, pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import type { BesideBuyNow } from './product-card.tsx';

interface BuyOrAskProps {
  product: Product;
  beside: BesideBuyNow | undefined;
}

/** The way to buy a product; while it is sold out, to be told when it is back, or to ask. */
export function PurchaseActions({ product, beside }: BuyOrAskProps) {
  if (isInStock(product)) {
    return (
      <Box sx={withinReach}>
        <LinkButton to={pathTo('purchase', product._id)} variant="contained" size="large">
          {texts.buyNow}
        </LinkButton>
        {beside?.(product)}
      </Box>
    );
  }
  return (
    <Box sx={{ mt: 4 }}>
      <Typography sx={{ mb: 2 }}>{texts.outOfStockHint}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <LinkButton to={pathTo('waitForProduct', product._id)} variant="contained" rel="nofollow">
          {texts.tellMe}
        </LinkButton>
        <LinkButton to={homeSection('contact')} variant="outlined" color="secondary">
          {texts.ask}
        </LinkButton>
      </Box>
    </Box>
  );
}

/** On a phone the button stays at the lower edge for as long as something of the product is read. */
const withinReach = {
  order: { xs: 1, md: 0 },
  mt: 4,
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  pt: { xs: 1.5, md: 0 },
  pb: { xs: 1, md: 0 },
  position: { xs: 'sticky', md: 'static' },
  bottom: 0,
  // What is read behind it does not shine through.
  bgcolor: { xs: 'background.default', md: 'transparent' },
  borderTop: { xs: '1px solid var(--mui-palette-divider)', md: 0 },
  zIndex: 1,
  display: 'flex',
  gap: { xs: 1, md: 2 },
  '& > *': { flexGrow: { xs: 1, md: 0 } },
  // On its side a phone has no room for a bar.
  '@media (max-height: 500px)': { position: 'static', borderTop: 0, mx: 0, px: 0 },
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '@rollwell/functions/contract';
import { keepUnits } from '../../../lib/formats.ts';
import { ProductFacts, ProductPhoto } from './product-details.tsx';

/** What is being bought, beside the form that buys it. */
export function ProductPanel({ product }: { product: Product }) {
  return (
    <div>
      <ProductPhoto picture={{ img: product.img, alt: product.name }} />
      <Box sx={{ mt: 3 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {keepUnits(product.name)}
        </Typography>
        <ProductFacts product={product} />
      </Box>
    </div>
  );
}

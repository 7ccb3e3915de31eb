import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Product } from '@rollwell/functions/contract';
import { TwoColumns } from '../../../components/layout/grid.tsx';
import { noBreakUnits } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';
import { ProductFacts, ProductPhoto } from './product-details.tsx';

/** What is being bought, beside the form that buys it. */
export function ProductPanel({ product }: { product: Product }) {
  return (
    <div>
      <ProductPhoto picture={{ img: product.img, alt: product.name }} />
      <Box sx={{ mt: 3 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {noBreakUnits(product.name)}
        </Typography>
        <ProductFacts product={product} />
      </Box>
    </div>
  );
}

/** Grey shapes where photo and facts of a product will stand. */
export function ProductSkeleton() {
  return (
    <TwoColumns loadingLabel={texts.catalogue.loading}>
      <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '4 / 3' }} />
      <div>
        <Skeleton height={56} width="80%" />
        <Skeleton height={40} width="40%" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </TwoColumns>
  );
}

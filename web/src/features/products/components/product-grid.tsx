import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { HOME_PRODUCT_LIMIT, type Product } from '@rollwell/functions/contract';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { useLatestProducts } from '../api/products.ts';
import { texts } from '../texts.ts';
import { cardLayout, cardParts } from './card-layout.ts';
import { type BesideBuyNow, ProductCard } from './product-card.tsx';
import { bareList } from '../../../components/layout/lists.tsx';

interface ProductGridProps {
  products: readonly Product[];
  heading?: 'h2' | 'h3';
  /** Load the first photo at once and first: where the screen begins with the list. */
  eager?: boolean;
  busy?: boolean;
  beside?: BesideBuyNow | undefined;
}

/** Products as cards, as many beside each other as there is room for. */
export function ProductGrid(props: ProductGridProps) {
  const { products, heading, eager = false, busy = false, beside } = props;
  // A new key for each sort order: no cards change places.
  const order = products.map(({ _id }) => _id).join(' ');
  return (
    <Box component="ul" key={order} aria-busy={busy} sx={{ ...grid, opacity: busy ? 0.6 : 1 }}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            {...(heading && { heading })}
            eager={eager && index === 0}
            beside={beside}
          />
        </li>
      ))}
    </Box>
  );
}

/** Grey cards of the size of the real ones. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <Box role="status" data-loading aria-label={texts.catalogue.loading} sx={grid}>
      {Array.from({ length: count }, (_card, index) => (
        <Card key={index} sx={cardLayout}>
          <Skeleton
            variant="rectangular"
            height="auto"
            sx={{ ...cardParts.photo, aspectRatio: '4 / 3' }}
          />
          <Typography variant="h5" component="div" sx={cardParts.name}>
            <Skeleton width="80%" />
          </Typography>
          <Typography variant="body2" component="div" sx={cardParts.preview}>
            <Skeleton />
            <Skeleton width="60%" />
          </Typography>
          <Box sx={{ ...cardParts.price, fontSize: '1.25rem' }}>
            <Skeleton width="40%" />
          </Box>
          <Typography variant="body2" component="div" sx={cardParts.minimum}>
            <Skeleton width={96} />
          </Typography>
          <Skeleton
            variant="rounded"
            height={44}
            sx={{ ...cardParts.buy, width: 'auto', minWidth: 112 }}
          />
        </Card>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  },
  gap: { xs: 2, sm: 3 },
  ...bareList,
} as const;

/** The newest products, for the home page. */
export function LatestProducts({ beside }: { beside?: BesideBuyNow }) {
  return (
    <QueryState
      query={useLatestProducts()}
      loading={<ProductGridSkeleton count={HOME_PRODUCT_LIMIT} />}
      empty={<EmptyState title={texts.catalogue.empty}>{texts.catalogue.emptyHint}</EmptyState>}
    >
      {(products) => <ProductGrid products={products} beside={beside} />}
    </QueryState>
  );
}

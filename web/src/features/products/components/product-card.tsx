import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {
  isInStock,
  isLowStock,
  PREVIEW,
  type Product,
  PRODUCT_FIELDS,
  truncate,
} from '@rollwell/functions/contract';
import { memo, type ReactNode } from 'react';
import { Link, LinkButton } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { cardLayout, cardParts } from './card-layout.ts';
import { Price, RatingMark } from './product-details.tsx';
import { ProductPicture } from './product-picture.tsx';

interface ProductCardProps {
  product: Product;
  /** Level of the name among the headings of the screen. */
  heading?: 'h2' | 'h3';
  /** True for cards that are seen at once: their photos load first. */
  eager?: boolean;
  /** Another way to buy it, beside Buy now. */
  beside?: BesideBuyNow | undefined;
}

/** What stands beside the Buy now of a product that can be bought. */
export type BesideBuyNow = (product: Product) => ReactNode;

/**
 * One product of a grid: photo, name, preview, price, minimum order, and the way to buy it. Memoized: the
 * list renders for its facets, URL and data.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, heading = 'h3', eager = false, beside } = props;
  const { pieces } = useFormats();
  return (
    <Card component="article" sx={cardLayout}>
      <ProductPicture
        src={product.img}
        alt=""
        width={640}
        height={480}
        sizes="(min-width: 1168px) 360px, (min-width: 600px) 46vw, 120px"
        eager={eager}
        sx={cardParts.photo}
      />
      <Typography variant="h5" component={heading} sx={cardParts.name}>
        <Link to={pathTo('product', product._id)} color="inherit" underline="hover">
          {noBreakUnits(product.name)}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={cardParts.preview}>
        {truncate(product.description, PREVIEW.card)}
      </Typography>
      <Box sx={cardParts.price}>
        <Price amount={product.price} />
        {product.rating && (
          <Typography variant="body2" component="div">
            <RatingMark rating={product.rating} />
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={cardParts.minimum}>
        <span>{PRODUCT_FIELDS.minOrder.form.label}</span> <span>{pieces(product.minOrder)}</span>
        {isLowStock(product) && (
          <Box component="strong" sx={{ display: 'block' }}>
            {texts.onlyLeft(pieces(product.available))}
          </Box>
        )}
      </Typography>
      <BuyRow product={product} beside={beside} />
    </Card>
  );
});

function BuyRow({ product, beside }: Pick<ProductCardProps, 'product' | 'beside'>) {
  if (isInStock(product)) {
    return (
      <Box sx={{ ...cardParts.buy, display: 'flex', gap: 1 }}>
        {beside?.(product)}
        <LinkButton
          to={pathTo('purchase', product._id)}
          variant="contained"
          aria-label={texts.buyNowNamed(product.name)}
          sx={{ flexGrow: 1 }}
        >
          {texts.buyNow}
        </LinkButton>
      </Box>
    );
  }
  return (
    <Box sx={{ ...cardParts.buy, ...soldOutRow }}>
      <Typography sx={{ fontWeight: 650 }} color="error">
        {texts.outOfStock}
      </Typography>
      <Link
        to={pathTo('product', product._id)}
        aria-label={texts.detailsNamed(product.name)}
        sx={{ py: 1.25 }}
      >
        {texts.details}
      </Link>
    </Box>
  );
}

const soldOutRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  columnGap: 2,
} as const;

import Box from '@mui/material/Box';
import PageLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  announcedLowest,
  fromCents,
  isInStock,
  isLowStock,
  type Product,
  PRODUCT_FIELDS,
  type ProductRating,
  quoteGoods,
  ratingSentence,
} from '@rollwell/functions/contract';
import type { ReactNode } from 'react';
import { Money, Pieces } from '../../../components/data-display/formatted-values.tsx';
import { PHONE_SIZES } from '../../../components/data-display/picture.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { texts } from '../texts.ts';
import { ProductPicture } from './product-picture.tsx';
import { Stars } from '../../../components/data-display/stars.tsx';

/** A picture of a product with what is to be seen on it. */
export interface ShownPicture {
  img: string;
  alt: string;
}

/** All pictures of a product in their order: the first, which its name tells of, and those after it. */
export const productPictures = ({ img, name, pictures = [] }: Product): ShownPicture[] => [
  { img, alt: name },
  ...pictures,
];

interface ProductPhotoProps {
  picture: ShownPicture;
  /** Load at once and first. */
  eager?: boolean;
}

/** A photo of one product, as large as its column. */
export function ProductPhoto({ picture, eager = true }: ProductPhotoProps) {
  return (
    <ProductPicture
      src={picture.img}
      alt={picture.alt}
      width={640}
      height={480}
      sizes={`(min-width: 900px) 530px, ${PHONE_SIZES}`}
      eager={eager}
      sx={{ borderRadius: 1, border: '1px solid', borderColor: 'divider' }}
    />
  );
}

/** Every fact of one product but its name. */
export function ProductFacts({ product, beside }: { product: Product; beside?: ReactNode }) {
  return (
    <div>
      <Price amount={product.price} />
      <LowestPrice product={product} />
      <SmallestOrder product={product} />
      {beside}
      {product.rating && (
        <Typography sx={{ mt: 1 }}>
          <PageLink href="#reviews">
            <RatingMark rating={product.rating} />
          </PageLink>
        </Typography>
      )}
      <Typography sx={{ my: 2, maxWidth: '68ch', whiteSpace: 'pre-line' }}>
        {product.description}
      </Typography>
      <Box component="dl" sx={facts}>
        <dt>{PRODUCT_FIELDS.minOrder.form.label}</dt>
        <dd>
          <Pieces count={product.minOrder} />
        </dd>
        <dt>{PRODUCT_FIELDS.available.form.label}</dt>
        <dd>
          {isInStock(product) ? (
            <Left product={product} />
          ) : (
            <Box component="strong" sx={{ color: 'error.main' }}>
              {texts.outOfStock}
            </Box>
          )}
        </dd>
      </Box>
    </div>
  );
}

/** How many there are; a stock that is low says so. */
function Left({ product }: { product: Product }) {
  const { pieces } = useFormats();
  if (!isLowStock(product)) return <Pieces count={product.available} />;
  return <strong>{texts.onlyLeft(pieces(product.available))}</strong>;
}

/** What a piece cost at least in the thirty days before its price was lowered, while that is announced. */
function LowestPrice({ product }: { product: Product }) {
  const lowest = announcedLowest(product, serverNow());
  if (lowest === undefined) return null;
  return (
    <Typography variant="body2">
      {texts.lowestPrice} <Money amount={lowest} />
    </Typography>
  );
}

/** What somebody pays at least for the goods, where a single piece cannot be ordered. */
function SmallestOrder({ product: { price, minOrder } }: { product: Product }) {
  const { pieces } = useFormats();
  if (minOrder === 1) return null;
  return (
    <Typography variant="body2">
      <span>{texts.smallestOrder(pieces(minOrder))}</span>{' '}
      <Money amount={fromCents(quoteGoods([{ price, quantity: minOrder }]))} />
    </Typography>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
} as const;

/** What one piece costs, large, with its unit. */
export function Price({ amount }: { amount: number }) {
  return (
    <Box component="span" sx={{ fontWeight: 700, fontSize: '1.25rem' }}>
      <Money amount={amount} />{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '1rem' }}>
        {texts.perPiece}
      </Box>
    </Box>
  );
}

/** What buyers make of a product: stars, the average, and of how many reviews it is. */
export function RatingMark({ rating }: { rating: ProductRating }) {
  const { count } = useFormats();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Stars rating={rating.average} label={ratingSentence(rating)} size={18} />
      <span aria-hidden="true">{`${count(rating.average)} (${count(rating.count)})`}</span>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product, ProductReview } from '@rollwell/functions/contract';
import { useId, type ReactNode } from 'react';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { RestoreFocus } from '../../../components/list/restore-focus.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { Pager, usePageParam } from '../../../components/navigation/pager.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { Stars } from '../../../components/data-display/stars.tsx';
import { useIsAdmin } from '../../../entities/session/use-session.ts';
import { useProductReviews } from '../api/product-reviews.ts';
import { productTexts as texts, starsText } from '../texts.ts';
import { RatingBreakdown } from './rating-breakdown.tsx';
import { bareList } from '../../../components/layout/lists.tsx';

// Only admins need it and its dialog.
const RemoveProductReview = lazyPart(
  async () => (await import('./remove-review.tsx')).RemoveProductReview,
);

/** What those say of a product who were sent it. Admins can remove a review. */
export function ProductReviews({ product }: { product: Product }) {
  const id = useId();
  const { rating } = product;
  return (
    <Box component="section" id={texts.anchor} aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
        {rating ? texts.verified : texts.none}
      </Typography>
      {rating && (
        <>
          <RatingBreakdown rating={rating} />
          <ReviewPages product={product} />
        </>
      )}
    </Box>
  );
}

function ReviewPages({ product }: { product: Product }) {
  const page = usePageParam();
  const query = useProductReviews(product._id, page);
  const isAdmin = useIsAdmin().data ?? false;
  return (
    <RestoreFocus>
      <QueryState query={query} loading={<LoadingRows rows={2} height={120} />}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <Typography>{texts.noneHere}</Typography>}
            <Box component="ol" sx={list}>
              {items.map((review) => (
                <li key={review._id}>
                  <Said
                    review={review}
                    action={isAdmin && <RemoveProductReview review={review} />}
                  />
                </li>
              ))}
            </Box>
            <Pager page={page} hasNext={next !== undefined} />
          </>
        )}
      </QueryState>
    </RestoreFocus>
  );
}

function Said({ review, action }: { review: ProductReview; action: ReactNode }) {
  const { author, description, ratings, createdAt, updatedAt } = review;
  return (
    <article>
      <Stars rating={ratings} label={starsText(ratings)} />
      <Typography sx={{ my: 1, maxWidth: '68ch', whiteSpace: 'pre-line' }}>
        {description}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div" sx={foot}>
        <span>
          <Box component="bdi" sx={{ fontWeight: 650 }}>
            {author}
          </Box>
          , <DateTime iso={createdAt} style="day" />
          {updatedAt.slice(0, DAY) !== createdAt.slice(0, DAY) && (
            <>
              {texts.changed} <DateTime iso={updatedAt} style="day" />
            </>
          )}
        </span>
        {action}
      </Typography>
    </article>
  );
}

/** Characters of a time that tell its day. */
const DAY = 10;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  overflowWrap: 'anywhere',
} as const;

const list = {
  ...bareList,
  '& > li': { py: 2.5, borderBottom: '1px solid', borderColor: 'divider' },
} as const;

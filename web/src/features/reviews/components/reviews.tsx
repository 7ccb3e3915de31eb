import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { RestoreFocus } from '../../../components/list/restore-focus.tsx';
import { useIsAdmin } from '../../../entities/session/use-session.ts';
import { paths } from '../../../lib/paths.ts';
import { useReviews } from '../api/reviews.ts';
import { texts } from '../texts.ts';
import { REVIEW_CARD_HEIGHT, ReviewCard } from './review-card.tsx';
import { ReviewCarousel, trackStyle } from './review-carousel.tsx';

// Only admins need it and its dialog.
const RemoveReview = lazyPart(async () => (await import('./remove-review.tsx')).RemoveReview);

/** The newest reviews. Admins can remove one. */
export function Reviews() {
  const reviews = useReviews();
  const isAdmin = useIsAdmin().data ?? false;
  return (
    <RestoreFocus>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {texts.list.notVerifiedHint}
      </Typography>
      <QueryState query={reviews} loading={<ReviewsSkeleton />} empty={<NoReviews />}>
        {(list) => (
          <ReviewCarousel>
            {list.map((review) => (
              <li key={review._id}>
                <ReviewCard review={review} action={isAdmin && <RemoveReview review={review} />} />
              </li>
            ))}
          </ReviewCarousel>
        )}
      </QueryState>
    </RestoreFocus>
  );
}

function NoReviews() {
  return (
    <EmptyState
      title={texts.list.emptyTitle}
      link={{ to: paths.addReview, label: texts.form.title, variant: 'outlined' }}
    >
      {texts.list.emptyText}
    </EmptyState>
  );
}

function ReviewsSkeleton() {
  return (
    <Box role="status" data-loading aria-label="Loading" sx={{ overflow: 'hidden', pb: '64px' }}>
      <Box sx={trackStyle}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} variant="rounded" sx={{ height: REVIEW_CARD_HEIGHT }} />
        ))}
      </Box>
    </Box>
  );
}

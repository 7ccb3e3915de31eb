import Skeleton from '@mui/material/Skeleton';
import { TwoColumns } from '../../../components/layout/grid.tsx';
import { texts } from '../texts.ts';

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

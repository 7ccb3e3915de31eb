import type { Product } from '@rollwell/functions/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { paths, pathTo } from '../../../lib/paths.ts';
import { useOwnProductReview } from '../api/product-reviews.ts';
import { productTexts } from '../texts.ts';
import { ProductReviewForm } from './product-review-form.tsx';

const { form: texts } = productTexts;

/** Where somebody reviews a product that they were sent. */
export function ReviewProduct({ id, product }: { id: string; product: UseQueryResult<Product> }) {
  const own = useOwnProductReview(id);
  const navigate = useNavigate();
  if (isNotFound(product.error)) return <Refused title={texts.gone}>{texts.goneHint}</Refused>;
  return (
    <QueryState query={product} loading={<LoadingRows rows={1} height={420} />}>
      {(shown) => (
        <QueryState query={own} loading={<LoadingRows rows={1} height={420} />}>
          {({ mayReview, review }) =>
            mayReview ? (
              <ProductReviewForm
                key={review?._id ?? 'new'}
                product={shown}
                review={review}
                onSaved={() => void navigate(pathTo('product', id))}
              />
            ) : (
              <Refused title={texts.notSent}>{texts.notSentHint}</Refused>
            )
          }
        </QueryState>
      )}
    </QueryState>
  );
}

function Refused({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState title={title} link={{ to: paths.myOrders, label: texts.toOrders }}>
      {children}
    </EmptyState>
  );
}

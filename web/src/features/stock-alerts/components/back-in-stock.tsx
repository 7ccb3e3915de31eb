import type { Product } from '@rollwell/functions/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { useStockAlerts } from '../api/stock-alerts.ts';
import { texts } from '../texts.ts';
import { StockAlertForm } from './stock-alert-form.tsx';
import { StockAlertList } from './stock-alert-list.tsx';

/** What the person waits for, and whether they want to wait for one product more. */
export function BackInStock({ product }: { product?: UseQueryResult<Product> }) {
  const { email } = useSignedInUser();
  const alerts = useStockAlerts(email);
  const isGone = isNotFound(product?.error);
  // Both at once, so that nothing moves.
  if (product?.isLoading) return waiting;
  return (
    <QueryState query={alerts} loading={waiting}>
      {(list) => (
        <>
          {isGone && <EmptyState title={texts.gone} />}
          {product && !isGone && (
            <QueryState query={product}>
              {(shown) => <StockAlertForm product={shown} alerts={list} />}
            </QueryState>
          )}
          <StockAlertList alerts={list} />
        </>
      )}
    </QueryState>
  );
}

const waiting = <LoadingRows rows={2} height={160} />;

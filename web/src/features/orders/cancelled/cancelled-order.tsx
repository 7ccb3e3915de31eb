import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Purchase, purchasesOf } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import {
  cancelledQuery,
  linesThere,
  purchaseQuery,
} from '../../../entities/order/order-queries.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { OrderTimeline } from '../order-page/order-history.tsx';
import { texts } from '../texts.ts';
import { CancelledCard } from './cancelled-card.tsx';
import { type CancelledLines, useCancelledNote } from './cancelled-note.tsx';
import { cancelledTexts } from './texts.ts';

interface CancelledOrderProps {
  id: string;
  /** The page of an order, by its id. */
  pathOf: (id: string) => string;
  /** What can be done about it, such as to order it again. */
  actions?: ((lines: CancelledLines) => ReactNode) | undefined;
  /** Stands at its end, such as the way back. */
  foot: ReactNode;
  /** What shows where no such order was cancelled either. */
  otherwise: ReactNode;
}

/** An order that is gone because it was cancelled or not paid in time, with its whole history. */
export function CancelledOrder({ id, pathOf, actions, foot, otherwise }: CancelledOrderProps) {
  const query = useQuery({ ...cancelledQuery(id), select: purchasesOf });
  const rest = useRest(query.data?.[0]);
  const loading = <LoadingRows rows={1} height={420} />;
  if (isNotFound(query.error)) return otherwise;
  if (rest.isLoading) return loading;
  return (
    <QueryState query={query} loading={loading} empty={otherwise}>
      {([lines]) =>
        lines && (
          <CancelledCard lines={lines}>
            {rest.line && (
              <Link to={pathOf(rest.line._id)} sx={{ display: 'table', mt: 1, py: 1.25 }}>
                {cancelledTexts.rest}
              </Link>
            )}
            {actions?.(lines)}
            <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
              {texts.history}
            </Typography>
            <OrderTimeline lines={lines} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>{foot}</Box>
          </CancelledCard>
        )
      }
    </QueryState>
  );
}

/** The first line that is left of an order of which only some were cancelled. */
function useRest(lines: CancelledLines | undefined) {
  const purchase = lines?.[0].purchase ?? null;
  const { data, isLoading } = useQuery({
    ...purchaseQuery(purchase?.id ?? ''),
    enabled: purchase !== null && purchase.lines > linesThere(lines ?? []),
  });
  return { line: data?.[0], isLoading };
}

/** Of an order of which some lines were cancelled, which, by whom and when. */
export function CancelledLinesNote({ lines }: { lines: Purchase }) {
  const noteOf = useCancelledNote();
  const [{ purchase }] = lines;
  const { data = [] } = useQuery({
    ...cancelledQuery(purchase?.id ?? ''),
    enabled: purchase !== null && purchase.lines > linesThere(lines),
  });
  return data.map((line) => (
    <Typography key={line._id} color="textSecondary" sx={{ mb: 1 }}>
      {cancelledTexts.line(line.productName, noteOf(line))}
    </Typography>
  ));
}

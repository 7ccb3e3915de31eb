import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { queryFailed, type StockAlert } from '@rollwell/functions/contract';
import { useId } from 'react';
import { DateTime } from '../../../components/figures.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { KeepFocus } from '../../../components/keep-focus.tsx';
import { Link, LinkButton } from '../../../components/router-link.tsx';
import { RowButton } from '../../../components/row-button.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { keepUnits } from '../../../lib/keep-units.ts';
import { paths, pathTo } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { useChangeStockAlert } from '../api/change-stock-alert.ts';
import { texts } from '../texts.ts';

/** All products that the person waits for, each with the way to end that. */
export function WaitedFor({ alerts }: { alerts: readonly StockAlert[] }) {
  const id = useId();
  return (
    <KeepFocus>
      <Box component="section" aria-labelledby={id}>
        <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
          {texts.list}
        </Typography>
        {alerts.length === 0 ? (
          <EmptyState
            title={texts.none}
            action={
              <LinkButton to={paths.products} variant="outlined">
                {texts.toProducts}
              </LinkButton>
            }
          >
            {texts.noneHint}
          </EmptyState>
        ) : (
          <Box component="ul" sx={list}>
            {alerts.map((alert) => (
              <Row key={alert.productId} alert={alert} />
            ))}
          </Box>
        )}
      </Box>
    </KeepFocus>
  );
}

function Row({ alert: { productId, productName, createdAt } }: { alert: StockAlert }) {
  const remove = useChangeStockAlert('removeStockAlert');
  return (
    <li>
      <div>
        <Link to={pathTo('product', productId)}>{keepUnits(productName)}</Link>
        <Typography variant="body2" color="textSecondary">
          {texts.since} <DateTime iso={createdAt} style="day" />
        </Typography>
      </div>
      <div>
        <RowButton
          name={texts.endNamed(productName)}
          busy={remove.isPending}
          onPress={() =>
            remove.mutate(productId, { onSuccess: () => void toast.success(texts.ended) })
          }
          problem={remove.error && queryFailed(messageOf(remove.error))}
        >
          {texts.end}
        </RowButton>
      </div>
    </li>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    py: 2,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { queryFailed, type StockAlert } from '@rollwell/functions/contract';
import { useId } from 'react';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { RestoreFocus } from '../../../components/list/restore-focus.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { RowButton } from '../../../components/actions/buttons.tsx';
import { StableList } from '../../../components/list/stable-list.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { noBreakUnits } from '../../../lib/formats.ts';
import { paths, pathTo } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { useChangeStockAlert } from '../api/stock-alerts.ts';
import { texts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

/**
 * All products that the person waits for, each with the way to end that. One that was ended stays in
 * its place, with the way back, for as long as somebody is at the list.
 */
export function StockAlertList({ alerts }: { alerts: readonly StockAlert[] }) {
  const id = useId();
  return (
    <RestoreFocus>
      <Box component="section" aria-labelledby={id}>
        <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
          {texts.list}
        </Typography>
        <StableList rows={alerts} rowKey={({ productId }) => productId} listKey="">
          {({ rows, left }) =>
            rows.length === 0 ? (
              <Nothing />
            ) : (
              <Box component="ul" sx={list}>
                {rows.map((alert) => (
                  <Row
                    key={alert.productId}
                    alert={alert}
                    isEnded={left.includes(alert.productId)}
                  />
                ))}
              </Box>
            )
          }
        </StableList>
      </Box>
    </RestoreFocus>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={texts.none}
      link={{ to: paths.products, label: texts.toProducts, variant: 'outlined' }}
    >
      {texts.noneHint}
    </EmptyState>
  );
}

interface RowProps {
  alert: StockAlert;
  /** The person waits for it no longer. */
  isEnded: boolean;
}

function Row({ alert: { productId, productName, createdAt }, isEnded }: RowProps) {
  const end = useChangeStockAlert('removeStockAlert');
  const begin = useChangeStockAlert('addStockAlert');
  const error = isEnded ? begin.error : end.error;
  const change = () => {
    const [{ mutate }, said] = isEnded ? [begin, texts.noted] : [end, texts.ended];
    mutate(productId, { onSuccess: () => void toast.success(said) });
  };
  return (
    <li>
      <div>
        <Link to={pathTo('product', productId)}>{noBreakUnits(productName)}</Link>
        <Typography variant="body2" color="textSecondary">
          {isEnded ? (
            texts.ended
          ) : (
            <>
              {texts.since} <DateTime iso={createdAt} style="day" />
            </>
          )}
        </Typography>
      </div>
      <div>
        <RowButton
          name={isEnded ? texts.againNamed(productName) : texts.endNamed(productName)}
          busy={end.isPending || begin.isPending}
          onPress={change}
          problem={error && queryFailed(messageOf(error))}
          minWidth={BUTTON_WIDTH}
        >
          {isEnded ? texts.again : texts.end}
        </RowButton>
      </div>
    </li>
  );
}

/** The words on the button change, and its place stays. */
const BUTTON_WIDTH = 128;

const list = {
  ...bareList,
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

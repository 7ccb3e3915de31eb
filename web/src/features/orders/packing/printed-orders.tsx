import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { PrintButton } from '../../../components/actions/buttons.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { paths } from '../../../lib/paths.ts';
import { type PackedOrders, usePackedOrders } from './packed-orders.ts';
import { printTexts as texts } from './texts.ts';

type Sheet = 'slip' | 'label' | 'labels';

interface PrintedOrdersProps {
  title: string;
  /** What each sheet is, by its name in `app/theme/print.css`. */
  sheet: Sheet;
  /** What stands beside the button that prints. */
  tools?: ReactNode;
  children: (packed: PackedOrders) => ReactNode;
}

/** A screen that is made for paper: its sheets, and above them, on the screen alone, title and buttons. */
export function PrintedOrders({ title, sheet, tools, children }: PrintedOrdersProps) {
  const { ids, query } = usePackedOrders();
  useOwnSheets(sheet);
  const nothing = (
    <EmptyState
      title={texts.none}
      link={{
        to: paths.manageAllOrders,
        label: texts.toOrders,
        variant: 'outlined',
        color: 'secondary',
      }}
    >
      {texts.noneHint}
    </EmptyState>
  );
  return (
    <>
      <Box data-screen-only>
        <PageTitle variant="h3">{title}</PageTitle>
      </Box>
      {ids.length === 0 ? (
        nothing
      ) : (
        <QueryState query={query} loading={<LoadingRows rows={3} height={160} />}>
          {(packed) => (
            <>
              <Box data-screen-only sx={{ mb: 3 }}>
                {packed.missing > 0 && (
                  <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
                    {texts.missing(packed.missing)}
                  </Alert>
                )}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {packed.orders.length > 0 && <PrintButton />}
                  {tools}
                </Box>
              </Box>
              {packed.orders.length > 0 ? children(packed) : nothing}
            </>
          )}
        </QueryState>
      )}
    </>
  );
}

/** Gives the document sheets of their own on paper, without the head that every other page has. */
function useOwnSheets(sheet: Sheet): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.ownSheets = sheet;
    return () => {
      delete dataset.ownSheets;
    };
  }, [sheet]);
}

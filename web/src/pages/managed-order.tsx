import Stack from '@mui/material/Stack';
import type { Order } from '@rollwell/functions/contract';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useListSearch } from '../components/navigation/router-link.tsx';
import { ParcelNote } from '../entities/order/order-details.tsx';
import { ManagedOrderStatus } from '../features/orders/manage-orders/managed-order-status.tsx';
import { searchOf } from '../features/orders/manage-orders/order-filters.tsx';
import { DisputeNote, OrderWarning } from '../features/orders/manage-orders/order-warnings.tsx';
import { OrderPage } from '../features/orders/order-page/order-page.tsx';
import { FailedRefund } from '../features/orders/refunds/failed-refund.tsx';
import { RecordTransfer } from '../features/orders/refunds/record-transfer.tsx';
import { TrackingForm } from '../features/orders/shipping/tracking-form.tsx';
import { UnsavedInput, UnsavedInputContext } from '../features/orders/shipping/unsaved-input.ts';
import { WithdrawalNote } from '../features/withdrawal/components/withdrawal-note.tsx';
import { paths } from '../lib/paths.ts';

/** All orders of one purchase have its number. */
const together = ({ number }: Order) => `${paths.manageAllOrders}?${searchOf({ q: number })}`;

export function Component() {
  const { id = '' } = useParams();
  const listSearch = useListSearch();
  const [typedBeside] = useState(() => new UnsavedInput());
  return (
    <UnsavedInputContext value={typedBeside}>
      <PageTitle variant="h3">Order</PageTitle>
      <OrderPage
        key={id}
        id={id}
        back={{ to: `${paths.manageAllOrders}${listSearch}`, label: 'All orders' }}
        together={together}
        actions={(order) => (
          <>
            <FailedRefund order={order} />
            <Stack spacing={2} sx={{ mt: 2 }}>
              <OrderWarning order={order} />
              <DisputeNote order={order} />
              <WithdrawalNote order={order} />
              <ManagedOrderStatus order={order} buttonsOnly />
            </Stack>
            <RecordTransfer order={order} />
            <ParcelNote order={order} />
            <TrackingForm order={order} />
          </>
        )}
      />
    </UnsavedInputContext>
  );
}

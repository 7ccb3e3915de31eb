import Stack from '@mui/material/Stack';
import type { Order } from '@rollwell/functions/contract';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadingRows } from '../components/feedback/loading.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useListSearch } from '../components/navigation/router-link.tsx';
import { ParcelNote } from '../entities/order/order-details.tsx';
import { useAreCarriersKnown } from '../entities/shop/carriers.ts';
import { ManagedOrderStatus } from '../features/orders/manage-orders/managed-order-status.tsx';
import { DisputeNote, OrderWarning } from '../features/orders/manage-orders/order-warnings.tsx';
import { LineRefundAmount, OfficeOrder } from '../features/orders/office/office-order.tsx';
import { OrderPage } from '../features/orders/order-page/order-page.tsx';
import { FailedRefund } from '../features/orders/refunds/failed-refund.tsx';
import { RecordTransfer } from '../features/orders/refunds/record-transfer.tsx';
import { ShipParcel } from '../features/orders/shipping/ship-purchase.tsx';
import { FoldedTrackingForm, TrackingForm } from '../features/orders/shipping/tracking-form.tsx';
import { UnsavedInput, UnsavedInputContext } from '../features/orders/shipping/unsaved-input.ts';
import { WithdrawalNote } from '../features/withdrawal/components/withdrawal-note.tsx';
import { paths, pathTo } from '../lib/paths.ts';

/** What the office sees and does of a line of an order. Its buttons read what its own forms hold. */
function ManagedLine({ order, tracking }: { order: Order; tracking: ReactNode }) {
  const [typedBeside] = useState(() => new UnsavedInput());
  return (
    <UnsavedInputContext value={typedBeside}>
      <FailedRefund order={order} />
      <Stack spacing={2} sx={{ mt: 2 }}>
        <OrderWarning order={order} />
        <DisputeNote order={order} />
        <WithdrawalNote order={order} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <ManagedOrderStatus order={order} buttonsOnly />
          <LineRefundAmount order={order} />
        </Stack>
      </Stack>
      <RecordTransfer order={order} />
      <ParcelNote order={order} />
      {tracking}
    </UnsavedInputContext>
  );
}

const title = <PageTitle variant="h3">Order</PageTitle>;

export function Component() {
  const { id = '' } = useParams();
  const listSearch = useListSearch();
  if (!useAreCarriersKnown())
    return (
      <>
        {title}
        <LoadingRows rows={1} height={420} />
      </>
    );
  return (
    <>
      {title}
      <OrderPage
        key={id}
        id={id}
        back={{ to: `${paths.manageAllOrders}${listSearch}`, label: 'All orders' }}
        pathOf={(other) => pathTo('managedOrder', other)}
        actions={(lines) => (
          <>
            {lines.length === 1 && (
              <ManagedLine order={lines[0]} tracking={<TrackingForm order={lines[0]} />} />
            )}
            <ShipParcel lines={lines} />
            <OfficeOrder lines={lines} />
          </>
        )}
        lineActions={(order) => (
          <ManagedLine order={order} tracking={<FoldedTrackingForm order={order} />} />
        )}
      />
    </>
  );
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as AppErrorModule from '../../../functions/src/contract/api/app-error.ts';
import type * as ConfigModule from '../../../functions/src/config.ts';
import type * as DepsModule from '../../../functions/src/deps.ts';
import type * as CancelModule from '../../../functions/src/domain/orders/cancel-order.ts';
import type * as FindModule from '../../../functions/src/domain/orders/find-order.ts';
import type * as TransferModule from '../../../functions/src/domain/orders/record-transfer.ts';
import type * as FinishModule from '../../../functions/src/domain/orders/finish-refunds.ts';
import type * as RefundModule from '../../../functions/src/domain/orders/refund-order.ts';
import type * as PlaceModule from '../../../functions/src/domain/orders/place-order.ts';
import type * as PurchaseModule from '../../../functions/src/domain/orders/place-purchase.ts';
import type * as ReleaseModule from '../../../functions/src/domain/orders/release-holds.ts';
import type * as ShipModule from '../../../functions/src/domain/orders/ship-order.ts';
import type * as TellModule from '../../../functions/src/domain/orders/send-shipped-mails.ts';
import type * as WithdrawModule from '../../../functions/src/domain/withdrawals/declare-withdrawal.ts';
import type * as CheckoutModule from '../../../functions/src/domain/payments/open-checkout.ts';
import type * as EventModule from '../../../functions/src/domain/payments/receive-event.ts';
import type * as ReconcileModule from '../../../functions/src/domain/reconcile/reconcile.ts';
import type * as ProductsModule from '../../../functions/src/domain/products/products.ts';
import type * as UpdateProductModule from '../../../functions/src/domain/products/update-product.ts';

/**
 * The shop's own code out of a folder: `functions/src` as it was built or as it stands, or a copy into
 * which a bug was planted.
 */
export const loadSource = async (folder: string) => {
  const isBuilt = existsSync(join(folder, 'deps.js'));
  const load = async <Module>(file: string): Promise<Module> => {
    const path = join(folder, isBuilt ? file.replace(/ts$/, 'js') : file);
    return (await import(pathToFileURL(path).href)) as Module;
  };
  return {
    ...(await load<typeof AppErrorModule>('contract/api/app-error.ts')),
    ...(await load<typeof ConfigModule>('config.ts')),
    ...(await load<typeof DepsModule>('deps.ts')),
    ...(await load<typeof PlaceModule>('domain/orders/place-order.ts')),
    ...(await load<typeof PurchaseModule>('domain/orders/place-purchase.ts')),
    ...(await load<typeof CancelModule>('domain/orders/cancel-order.ts')),
    ...(await load<typeof FindModule>('domain/orders/find-order.ts')),
    ...(await load<typeof ReleaseModule>('domain/orders/release-holds.ts')),
    ...(await load<typeof RefundModule>('domain/orders/refund-order.ts')),
    ...(await load<typeof TransferModule>('domain/orders/record-transfer.ts')),
    ...(await load<typeof FinishModule>('domain/orders/finish-refunds.ts')),
    ...(await load<typeof ShipModule>('domain/orders/ship-order.ts')),
    ...(await load<typeof TellModule>('domain/orders/send-shipped-mails.ts')),
    ...(await load<typeof WithdrawModule>('domain/withdrawals/declare-withdrawal.ts')),
    ...(await load<typeof CheckoutModule>('domain/payments/open-checkout.ts')),
    ...(await load<typeof EventModule>('domain/payments/receive-event.ts')),
    ...(await load<typeof ReconcileModule>('domain/reconcile/reconcile.ts')),
    ...(await load<typeof ProductsModule>('domain/products/products.ts')),
    ...(await load<typeof UpdateProductModule>('domain/products/update-product.ts')),
  };
};

export type Source = Awaited<ReturnType<typeof loadSource>>;

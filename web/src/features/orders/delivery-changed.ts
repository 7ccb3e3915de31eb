import { ApiError } from '../../lib/api/api-error.ts';

/** Whether an order was refused because delivery does not cost what was shown, or goes there no more. */
export const isDeliveryChanged = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'delivery_changed' || 'country' in error.fields);

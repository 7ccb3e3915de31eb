import { ApiError } from '../../lib/api/api-error.ts';
import { texts } from './texts.ts';

/**
 * Whether an order was refused because delivery, or the VAT, is not what was shown, or because it goes
 * there no more.
 */
export const isDeliveryChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'delivery_changed' || error.code === 'vat_changed' || 'country' in error.fields);

/** What to say of it at the form's end. */
export const describeChange = (error: unknown): string =>
  error instanceof ApiError && error.code === 'vat_changed'
    ? texts.form.vatChanged
    : texts.form.deliveryChanged;

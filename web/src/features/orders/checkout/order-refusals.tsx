import { Link } from '../../../components/navigation/router-link.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** Said of a try whose key was used with other figures before: that one did go through. */
export function AlreadyOrdered() {
  return (
    <>
      {texts.form.orderedBefore} <Link to={paths.myOrders}>{texts.form.toMyOrders}</Link>
    </>
  );
}

/**
 * Whether an order was refused because delivery, or the VAT, is not what was shown, or because it goes
 * there no more.
 */
export const isDeliveryChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'delivery_changed' || error.code === 'vat_changed' || 'country' in error.fields);

/** What to say of it at the form's end. */
export const describeDeliveryChange = (error: unknown): string =>
  error instanceof ApiError && error.code === 'vat_changed'
    ? texts.form.vatChanged
    : texts.form.deliveryChanged;

import { Link } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** Said of a try whose key was used with other figures before: that one did go through. */
export function OrderedBefore() {
  return (
    <>
      {texts.form.orderedBefore} <Link to={paths.myOrders}>{texts.form.toMyOrders}</Link>
    </>
  );
}

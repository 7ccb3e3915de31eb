import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { screenTexts as texts } from '../texts.ts';

/** Stands where the lines of a basket would, with the way to fill it, or to what was ordered. */
export function EmptyBasket({ toOrder = false }: { toOrder?: boolean }) {
  return (
    <EmptyState title={texts.empty} link={{ to: paths.products, label: texts.toProducts }}>
      {toOrder ? (
        <>
          {texts.ordered} <Link to={paths.myOrders}>{texts.myOrders}</Link>.
        </>
      ) : (
        texts.emptyHint
      )}
    </EmptyState>
  );
}

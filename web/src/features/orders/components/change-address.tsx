import { addressRefusal } from '@rollwell/functions/contract';
import { useNavigate } from 'react-router-dom';
import { AwaitsForm } from '../../../components/form/form-placeholder.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { homeSection, paths, pathTo } from '../../../lib/paths.ts';
import { useOrder } from '../../../entities/order/order-queries.ts';
import { afterTexts } from '../texts.ts';
import { ChangeAddressForm } from './change-address-form.tsx';

const { address: words } = afterTexts;

/** Where somebody sends their order elsewhere, or why that is too late. */
export function ChangeAddress({ id }: { id: string }) {
  const query = useOrder(id);
  const navigate = useNavigate();
  const { error } = query;
  if (isNotFound(error)) {
    return (
      <EmptyState title={words.gone} action={<To path={paths.myOrders} label={words.toOrders} />}>
        {words.goneHint}
      </EmptyState>
    );
  }
  return (
    <QueryState
      query={query}
      loading={
        <AwaitsForm>
          <LoadingRows rows={1} height={420} />
        </AwaitsForm>
      }
    >
      {(order) => {
        const refusal = addressRefusal(order);
        if (refusal === undefined) {
          const onSaved = () => void navigate(pathTo('myOrder', id));
          return <ChangeAddressForm order={order} onSaved={onSaved} />;
        }
        if (refusal === 'order_shipped') {
          return (
            <EmptyState
              title={words.shipped}
              action={<To path={homeSection('contact')} label={words.toContact} />}
            >
              {words.shippedHint}
            </EmptyState>
          );
        }
        return (
          <EmptyState
            title={words.refunded}
            action={<To path={pathTo('myOrder', id)} label={words.toOrder} />}
          >
            {words.refundedHint}
          </EmptyState>
        );
      }}
    </QueryState>
  );
}

function To({ path, label }: { path: string; label: string }) {
  return (
    <LinkButton to={path} variant="contained">
      {label}
    </LinkButton>
  );
}

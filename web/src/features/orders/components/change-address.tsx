import { addressRefusal } from '@rollwell/functions/contract';
import { useNavigate } from 'react-router-dom';
import { AwaitsForm } from '../../../components/awaits-form.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { LinkButton } from '../../../components/router-link.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { homeSection, paths, pathTo } from '../../../lib/paths.ts';
import { useOrder } from '../../../lib/query/order.ts';
import { afterTexts } from '../texts.ts';
import { ChangeAddressForm } from './change-address-form.tsx';

const { address: words } = afterTexts;

/** Where somebody sends their order elsewhere, or why that is too late. */
export function ChangeAddress({ id }: { id: string }) {
  const query = useOrder(id);
  const navigate = useNavigate();
  const { error } = query;
  if (error instanceof ApiError && error.code === 'not_found') {
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

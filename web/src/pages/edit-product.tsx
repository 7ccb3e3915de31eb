import { useNavigate, useParams } from 'react-router-dom';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useListSearch } from '../components/navigation/router-link.tsx';
import { EditProduct } from '../features/products/components/edit-product.tsx';
import { paths } from '../lib/paths.ts';

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const list = `${paths.manageProducts}${useListSearch()}`;
  return (
    <>
      <PageTitle variant="h3">Edit product</PageTitle>
      <EditProduct
        key={id}
        id={id}
        list={list}
        onSaved={() => void navigate(list, { replace: true })}
      />
    </>
  );
}

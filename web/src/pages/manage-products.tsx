import { PageTitle } from '../components/layout/page-title.tsx';
import { ManageProducts } from '../features/products/components/manage-products.tsx';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">Manage Products</PageTitle>
      <ManageProducts />
    </>
  );
}

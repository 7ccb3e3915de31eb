import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../components/layout/page-title.tsx';
import { AddProductForm } from '../features/products/components/add-product-form.tsx';
import { paths } from '../lib/paths.ts';

export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle variant="h3">Add A Product</PageTitle>
      <AddProductForm onAdded={() => navigate(paths.manageProducts)} />
    </>
  );
}

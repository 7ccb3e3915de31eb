import { useState } from 'react';
import { FormPlaceholder } from '../../../components/form/form-placeholder.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { useFreshProduct } from '../../../entities/product/product-queries.ts';
import { EditProductForm } from './edit-product-form.tsx';

interface EditProductProps {
  id: string;
  onSaved: () => void;
}

/** The edit form of one product, opened with the product as it is at that moment. */
export function EditProduct({ id, onSaved }: EditProductProps) {
  const query = useFreshProduct(id);
  // The base of the merge is the product as the form was opened with.
  const [opened, setOpened] = useState(query.data);
  if (!opened && query.data && !query.isFetching) setOpened(query.data);
  const loading = (
    <FormPlaceholder>
      <LoadingRows rows={6} />
    </FormPlaceholder>
  );
  return (
    <QueryState query={query} loading={loading}>
      {() => (opened ? <EditProductForm product={opened} onSaved={onSaved} /> : loading)}
    </QueryState>
  );
}

import { useState } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { FormPlaceholder } from '../../../components/form/form-placeholder.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { useFreshProduct } from '../../../entities/product/product-queries.ts';
import { isNotFound } from '../../../lib/api/api-error.ts';
import { texts } from '../texts.ts';
import { EditProductForm } from './edit-product-form.tsx';

interface EditProductProps {
  id: string;
  /** Where its list is, as somebody left it. */
  list: string;
  onSaved: () => void;
}

/** The edit form of one product, opened with the product as it is at that moment. */
export function EditProduct({ id, list, onSaved }: EditProductProps) {
  const query = useFreshProduct(id);
  // The base of the merge is the product as the form was opened with.
  const [opened, setOpened] = useState(query.data);
  if (!opened && query.data && !query.isFetching) setOpened(query.data);
  if (isNotFound(query.error))
    return (
      <EmptyState title={texts.table.gone} link={{ to: list, label: texts.table.toList }}>
        {texts.table.goneHint}
      </EmptyState>
    );
  const loading = (
    <FormPlaceholder>
      <LoadingRows rows={6} />
    </FormPlaceholder>
  );
  return (
    <QueryState query={query} loading={loading}>
      {() =>
        opened ? <EditProductForm product={opened} list={list} onSaved={onSaved} /> : loading
      }
    </QueryState>
  );
}

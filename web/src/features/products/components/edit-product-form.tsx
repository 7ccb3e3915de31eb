import { productChangeSchema, type Product } from '@rollwell/functions/contract';
import { useState } from 'react';
import { Form } from '../../../components/form.tsx';
import { LinkButton } from '../../../components/router-link.tsx';
import { StickyAlert } from '../../../components/sticky-alert.tsx';
import { UnsavedGuard } from '../../../components/unsaved-guard.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { attributeValues, sentAttributes } from '../attribute-values.ts';
import { merged, type ProductFact } from '../product-merge.ts';
import { texts } from '../texts.ts';
import { useSaveProduct } from '../use-save-product.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ProductFields } from './product-fields.tsx';

interface EditProductFormProps {
  /** The product as it was when the form was opened. */
  product: Product;
  onSaved: () => void;
}

/** Changes a product: facts, price and attributes. */
export function EditProductForm({ product, onSaved }: EditProductFormProps) {
  const { save, saving, conflict, leaveConflict } = useSaveProduct(product, onSaved);
  const [failure, setFailure] = useState<unknown>();
  const { name, description, price, minOrder, img, updatedAt } = product;
  const attributes = attributeValues(product.attributes);

  const saveChoice = async (fromSaved: ReadonlySet<ProductFact>) => {
    if (!conflict) return;
    setFailure(undefined);
    try {
      await save(merged(conflict.yours, conflict.saved, fromSaved));
    } catch (error) {
      leaveConflict();
      setFailure(error);
    }
  };
  return (
    <>
      <Form
        initialValues={{ name, description, price, minOrder, img, updatedAt, attributes }}
        schema={productChangeSchema}
        onSubmit={(values) =>
          save({ ...values, attributes: sentAttributes(values.attributes, product.attributes) })
        }
      >
        {!conflict && <UnsavedGuard />}
        <ProductFields
          counts={['minOrder']}
          submitLabel={texts.form.save}
          aside={
            <LinkButton to={paths.manageProducts} color="inherit" size="large">
              {texts.form.cancel}
            </LinkButton>
          }
        />
      </Form>
      {failure !== undefined && <StickyAlert severity="error">{messageOf(failure)}</StickyAlert>}
      {conflict && (
        <ConflictDialog
          key={conflict.saved.updatedAt}
          found={conflict.found}
          busy={saving}
          onChoose={(fromSaved) => void saveChoice(fromSaved)}
          onClose={leaveConflict}
        />
      )}
    </>
  );
}

import { productChangeSchema, type Product } from '@rollwell/functions/contract';
import { Form } from '../../../components/form/form.tsx';
import { Link, LinkButton } from '../../../components/navigation/router-link.tsx';
import { FormAlert } from '../../../components/feedback/form-alert.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { isNotFound, messageOf } from '../../../lib/api/api-error.ts';
import { sentAttributes } from '../attribute-values.ts';
import { formValues } from '../form-values.ts';
import { sentPictures } from '../picture-rows.ts';
import { texts } from '../texts.ts';
import { useSaveProduct } from '../use-save-product.ts';
import { ProductConflict } from './product-conflict.tsx';
import { ProductFields } from './product-fields.tsx';

interface EditProductFormProps {
  /** The product as it was when the form was opened. */
  product: Product;
  list: string;
  onSaved: () => void;
}

/** Changes a product: facts, price and attributes. */
export function EditProductForm({ product, list, onSaved }: EditProductFormProps) {
  const saving = useSaveProduct(product, onSaved);
  const { save, conflict, failure } = saving;
  /** What was typed stays to be read where the product is gone. */
  const describe = (error: unknown) =>
    isNotFound(error) ? (
      <>
        {texts.table.gone} <Link to={list}>{texts.table.toList}</Link>
      </>
    ) : (
      messageOf(error)
    );
  return (
    <>
      <Form
        initialValues={formValues(product)}
        schema={productChangeSchema}
        describeError={describe}
        onSubmit={(values) =>
          save({
            ...values,
            attributes: sentAttributes(values.attributes, product.attributes),
            pictures: sentPictures(values.pictures, product.pictures),
          })
        }
      >
        {!conflict && <UnsavedGuard />}
        <ProductFields
          submitLabel={texts.form.save}
          aside={
            <LinkButton to={list} color="inherit" size="large">
              {texts.form.cancel}
            </LinkButton>
          }
        />
      </Form>
      {failure !== undefined && <FormAlert severity="error">{describe(failure)}</FormAlert>}
      {conflict && (
        <ProductConflict key={conflict.saved.updatedAt} found={conflict.found} saving={saving} />
      )}
    </>
  );
}

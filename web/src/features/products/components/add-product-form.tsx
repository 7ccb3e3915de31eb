import { TOAST, newProductSchema, type NewProduct } from '@rollwell/functions/contract';
import { Form } from '../../../components/form/form.tsx';
import { UnsavedGuard } from '../../../components/form/unsaved-guard.tsx';
import { toast } from '../../../lib/toast.ts';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { useCreateProduct } from '../api/products.ts';
import { sentAttributes } from '../attribute-values.ts';
import { formValues } from '../form-values.ts';
import { sentPictures } from '../picture-rows.ts';
import { texts } from '../texts.ts';
import { ProductFields } from './product-fields.tsx';

/** Adds a product; `onAdded` is called when it is in the shop. */
export function AddProductForm({ onAdded }: { onAdded: () => void | Promise<void> }) {
  const create = useCreateProduct();
  const underKey = useIdempotencyKey('product', useSignedInUser().uid);
  const add = async ({ attributes, pictures, ...product }: NewProduct) => {
    await underKey((idempotencyKey) =>
      create.mutateAsync({
        ...product,
        attributes: sentAttributes(attributes),
        pictures: sentPictures(pictures),
        idempotencyKey,
      }),
    );
    toast.success(TOAST.productAdded);
    // A press before the next screen is there would add it once more.
    await onAdded();
  };
  return (
    <Form initialValues={formValues()} schema={newProductSchema} onSubmit={add}>
      <UnsavedGuard />
      <ProductFields isNew submitLabel={texts.form.add} />
    </Form>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  newProductReviewSchema,
  type NewProductReview,
  type Product,
  type ProductReview,
} from '@rollwell/functions/contract';
import { FormField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { ReadOnlyField } from '../../../components/form/text-field.tsx';
import { RemoveButton } from '../../../components/actions/remove-button.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { toast } from '../../../lib/toast.ts';
import { useDeleteProductReview, useReviewProduct } from '../api/product-reviews.ts';
import { productTexts } from '../texts.ts';
import { RatingField } from './rating-field.tsx';

const { form: texts } = productTexts;

interface ProductReviewFormProps {
  product: Pick<Product, '_id' | 'name'>;
  review: ProductReview | null;
  onSaved: () => void;
}

/** Stars and a few sentences about one product, to be written or changed. */
export function ProductReviewForm({ product, review, onSaved }: ProductReviewFormProps) {
  const save = useReviewProduct(product._id);
  const said: { ratings: number | ''; description: string } = {
    ratings: review?.ratings ?? '',
    description: review?.description ?? '',
  };
  return (
    <>
      <Form
        draft="tab"
        initialValues={said}
        schema={newProductReviewSchema}
        onSubmit={async (values: NewProductReview) => {
          await save.mutateAsync(values);
          toast.success(texts.saved);
          onSaved();
        }}
      >
        <Stack spacing={1} sx={{ maxWidth: 640 }}>
          <ReadOnlyField label={texts.product} value={product.name} />
          <RatingField name="ratings" />
          <FormField name="description" label={texts.description} multiline minRows={5} required />
          <Typography variant="body2" color="textSecondary">
            {texts.signedAs}
          </Typography>
          <SubmitButton sx={{ alignSelf: 'flex-start' }}>
            {review ? texts.change : texts.submit}
          </SubmitButton>
        </Stack>
      </Form>
      {review && (
        <Box sx={{ mt: 2 }}>
          <RemoveOwn review={review} />
        </Box>
      )}
    </>
  );
}

function RemoveOwn({ review }: { review: ProductReview }) {
  const remove = useDeleteProductReview();
  return (
    <RemoveButton
      label={texts.remove.open}
      button={texts.remove.button}
      confirmLabel={texts.remove.confirm}
      title={texts.remove.title}
      text={texts.remove.text}
      done={texts.remove.done}
      onRemove={() => remove.mutateAsync(review._id)}
    />
  );
}

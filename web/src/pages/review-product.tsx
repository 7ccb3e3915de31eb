import { useParams } from 'react-router-dom';
import { FormHead } from '../components/layout/page-title.tsx';
import { useProduct } from '../entities/product/product-queries.ts';
import { ReviewProduct } from '../features/reviews/components/review-product.tsx';
import { productTexts } from '../features/reviews/texts.ts';

export function Component() {
  const { id = '' } = useParams();
  const { form } = productTexts;
  return (
    <>
      <FormHead title={form.title} lead={form.lead} variant="h3" />
      <ReviewProduct key={id} id={id} product={useProduct(id)} />
    </>
  );
}

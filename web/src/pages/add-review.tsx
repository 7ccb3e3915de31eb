import { FormHead } from '../components/layout/page-title.tsx';
import { AddReviewForm } from '../features/reviews/components/add-review-form.tsx';
import { texts } from '../features/reviews/texts.ts';

export function Component() {
  return (
    <>
      <FormHead title={texts.form.title} lead={texts.form.lead} variant="h3" />
      <AddReviewForm />
    </>
  );
}

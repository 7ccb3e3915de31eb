import { FormHead } from '../components/layout/page-title.tsx';
import { DeliveryDetailsForm } from '../features/profile/components/delivery-details-form.tsx';
import { UpdateMyProfile } from '../features/profile/components/my-profile.tsx';
import { texts } from '../features/profile/texts.ts';

export function Component() {
  return (
    <>
      <FormHead title={texts.delivery.title} lead={texts.delivery.lead} variant="h3" />
      <UpdateMyProfile form={DeliveryDetailsForm} />
    </>
  );
}

import { useParams } from 'react-router-dom';
import { FormHead } from '../components/layout/page-title.tsx';
import { ChangeAddress } from '../features/orders/address/change-address.tsx';
import { afterTexts } from '../features/orders/texts.ts';

export function Component() {
  const { id = '' } = useParams();
  const { address } = afterTexts;
  return (
    <>
      <FormHead title={address.title} lead={address.lead} variant="h3" />
      <ChangeAddress key={id} id={id} />
    </>
  );
}

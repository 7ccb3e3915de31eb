import { useParams } from 'react-router-dom';
import { FormHead } from '../components/layout/page-title.tsx';
import { useFreshProduct } from '../entities/product/product-queries.ts';
import { BackInStock } from '../features/stock-alerts/components/back-in-stock.tsx';
import { texts } from '../features/stock-alerts/texts.ts';

export function Component() {
  const { id } = useParams();
  return (
    <>
      <FormHead title={texts.title} lead={texts.lead} variant="h3" />
      {id === undefined ? <BackInStock /> : <OfProduct key={id} id={id} />}
    </>
  );
}

function OfProduct({ id }: { id: string }) {
  return <BackInStock product={useFreshProduct(id)} />;
}

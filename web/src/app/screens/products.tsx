import Container from '@mui/material/Container';
import { PageTitle } from '../../components/page-title.tsx';
import { PaintBand } from '../../components/paint-band.tsx';
import { AddToBasket } from '../../features/basket/components/add-to-basket.tsx';
import { ProductCatalogue } from '../../features/products/components/product-catalogue.tsx';

export function Component() {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle>Products</PageTitle>
      <PaintBand lifts sx={{ mt: -2, mb: 4, maxWidth: 240 }} />
      <ProductCatalogue beside={(product) => <AddToBasket product={product} on="card" />} />
    </Container>
  );
}

import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../components/page-title.tsx';
import { PaintBand } from '../../components/paint-band.tsx';
import { AddToBasket } from '../../features/basket/components/add-to-basket.tsx';
import { Link } from '../../components/router-link.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';
import { ProductCatalogue } from '../../features/products/components/product-catalogue.tsx';

export function Component() {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle>Products</PageTitle>
      <PaintBand lifts sx={{ mt: -2, mb: 4, maxWidth: 240 }} />
      <Typography sx={{ mb: 3 }}>
        {texts.notSure} <Link to={paths.finder}>{texts.footer.finder}</Link>
      </Typography>
      <ProductCatalogue beside={(product) => <AddToBasket product={product} on="card" />} />
    </Container>
  );
}

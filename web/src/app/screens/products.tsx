import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Product } from '@rollwell/functions/contract';
import { PageTitle } from '../../components/page-title.tsx';
import { PaintBand } from '../../components/paint-band.tsx';
import { AddToBasket } from '../../features/basket/components/add-to-basket.tsx';
import { Link } from '../../components/router-link.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';
import { ProductCatalogue } from '../../features/products/components/product-catalogue.tsx';

// The same each time that the screen is drawn, so that no card is drawn anew for it.
const addToBasket = (product: Product) => <AddToBasket product={product} on="card" />;

export function Component() {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle>Products</PageTitle>
      <PaintBand lifts sx={{ mt: -2, mb: 4, maxWidth: 240 }} />
      <Typography sx={{ mb: 3 }}>
        {texts.notSure} <Link to={paths.finder}>{texts.footer.finder}</Link>
      </Typography>
      <ProductCatalogue beside={addToBasket} />
    </Container>
  );
}

import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { AddToBasket } from '../../features/basket/components/add-to-basket.tsx';
import { ProductPage } from '../../features/products/components/product-page.tsx';
import { ProductReviews } from '../../features/reviews/components/product-reviews.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <ProductPage
        key={id}
        id={id}
        beside={(product) => <AddToBasket product={product} />}
        below={(product) => <ProductReviews product={product} />}
      />
    </Container>
  );
}

import Container from '@mui/material/Container';
import { FormHead } from '../../components/form-head.tsx';
import { AddToBasket } from '../../features/basket/components/add-to-basket.tsx';
import { Finder } from '../../features/finder/components/finder.tsx';
import { texts } from '../../features/finder/texts.ts';

export function Component() {
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <FormHead title={texts.title} lead={texts.lead} />
      <Finder
        actions={(product, quantity) => <AddToBasket product={product} quantity={quantity} />}
      />
    </Container>
  );
}

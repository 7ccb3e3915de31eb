import Container from '@mui/material/Container';
import { readJob } from '@rollwell/functions/contract';
import { FormHead } from '../components/layout/page-title.tsx';
import { AddToBasket } from '../features/basket/components/add-to-basket.tsx';
import { finderQuery, typedJobOf } from '../features/finder/api/find-roller.ts';
import { Finder } from '../features/finder/components/finder.tsx';
import { texts } from '../features/finder/texts.ts';
import { pageLoader } from '../lib/router/page.ts';

export const description =
  'Which roller for which wall: nap, width and number for your surface, paint and area, with the arithmetic shown.';

export const loader = pageLoader(async ({ client, query }) => {
  const typed = typedJobOf(query);
  const read = typed && readJob(typed);
  // The form alone lacks nothing.
  if (read && 'job' in read) await client.prefetchQuery(finderQuery(read.job));
});

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

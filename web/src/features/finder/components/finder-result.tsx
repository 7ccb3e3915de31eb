import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type FoundRoller as Found,
  fromCents,
  isInStock,
  type Job,
  LISTS,
  type Product,
  quoteGoods,
  type RelatedProduct,
} from '@rollwell/functions/contract';
import { type ReactNode, useId } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { homeSection, paths, pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

interface FoundRollerProps {
  job: Job;
  found: Found;
  actions: (product: Product, quantity: number) => ReactNode;
}

/** The roller for a job, and the arithmetic that leads to it. */
export function FinderResult({ job, found, actions }: FoundRollerProps) {
  const id = useId();
  const { count } = useFormats();
  const { fits, nearest } = found;
  const area = `${count(job.area)} m²`;
  const facts = [
    texts.nap(LISTS.surfaces.choices[job.surface], found.nap),
    [
      texts.width(area, found.width),
      ...(found.largeAreaM2 === null ? [] : [texts.large(`${count(found.largeAreaM2)} m²`)]),
    ].join(' '),
    `${texts.rolled(area, job.coats, `${count(found.rolledM2)} m²`)} ${texts.sleeves(`${count(found.areaPerSleeveM2)} m²`, found.sleeves)}`,
    ...(fits && fits.loads !== null ? [texts.loads(count(fits.loads))] : []),
  ];
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: 720 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {headingOf(found)}
      </Typography>
      {fits && <Fitting job={job} fits={fits} sleeves={found.sleeves} actions={actions} />}
      {nearest && (
        <>
          <Typography sx={{ mb: 2 }}>{texts.nearest}</Typography>
          <Card product={nearest.product}>
            <Box component="ul" sx={boughtWith}>
              {nearest.misses.map((miss) => (
                <li key={miss}>
                  {miss === 'stock' && !isInStock(nearest.product)
                    ? texts.outOfStock
                    : texts.misses[miss]}
                </li>
              ))}
            </Box>
          </Card>
        </>
      )}
      {!fits && !nearest && (
        <EmptyState
          title={texts.none}
          link={{ to: homeSection('contact'), label: texts.contact, variant: 'outlined' }}
        >
          {texts.noneHint}
        </EmptyState>
      )}
      <Box component="ol" sx={{ mt: 3, pl: 3, '& li': { mb: 1 } }}>
        {facts.map((fact) => (
          <li key={fact}>{noBreakUnits(fact)}</li>
        ))}
      </Box>
      <Link to={paths.products}>{texts.catalogue}</Link>
    </Box>
  );
}

function headingOf({ fits, nearest }: Found): string {
  if (fits) return texts.result;
  return nearest ? texts.resultNearest : texts.resultNone;
}

interface FittingProps extends Pick<FoundRollerProps, 'job' | 'actions'> {
  fits: NonNullable<Found['fits']>;
  sleeves: number;
}

function Fitting({ job, fits, sleeves, actions }: FittingProps) {
  const { money, pieces } = useFormats();
  const { product, quantity, namesPaint } = fits;
  const total = money(fromCents(quoteGoods([{ price: product.price, quantity }])));
  return (
    <Card product={product}>
      <Typography component="p" sx={{ fontWeight: 650 }}>
        {texts.order(pieces(quantity), total)}
      </Typography>
      {quantity > sleeves && <p>{texts.smallest(pieces(quantity))}</p>}
      {!namesPaint && <p>{texts.paintUnnamed(LISTS.paints.choices[job.paint])}</p>}
      {actions(product, quantity)}
      <BoughtWith title={texts.needs} items={fits.needs} />
      <BoughtWith title={texts.goesWith} items={fits.goesWith} />
    </Card>
  );
}

/** What else is bought for the job, each on its page. */
function BoughtWith({ title, items }: { title: string; items: readonly RelatedProduct[] }) {
  const { money, pieces } = useFormats();
  if (items.length === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h4" sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Box component="ul" sx={boughtWith}>
        {items.map((item) => (
          <li key={item._id}>
            <Link to={pathTo('product', item._id)}>{noBreakUnits(item.name)}</Link>
            {', '}
            <span>
              {isInStock(item)
                ? texts.priceFrom(money(item.price), item.minOrder, pieces(item.minOrder))
                : texts.soldOut}
            </span>
          </li>
        ))}
      </Box>
    </>
  );
}

function Card({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <Box sx={card}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        <Link to={pathTo('product', product._id)}>{noBreakUnits(product.name)}</Link>
      </Typography>
      {children}
    </Box>
  );
}

const boughtWith = { m: 0, mt: 0.5, pl: 3, '& li': { py: 0.75 } } as const;

const card = {
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& p': { mt: 0, mb: 1.5 },
} as const;

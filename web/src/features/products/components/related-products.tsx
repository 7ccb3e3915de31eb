import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isInStock, type RelatedProduct, type RelatedProducts } from '@rollwell/functions/contract';
import { useId } from 'react';
import { Money } from '../../../components/data-display/formatted-values.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

const RELATIONS = ['variants', 'needs', 'goesWith', 'alternatives'] as const;

/** What a product needs, what goes with it, and what can be taken instead; nothing where there is nothing. */
export function RelatedList({ related }: { related: RelatedProducts }) {
  return RELATIONS.filter((relation) => related[relation].length > 0).map((relation) => (
    <Relation
      key={relation}
      title={texts.one.related[relation](related[relation].length)}
      items={related[relation]}
    />
  ));
}

function Relation({ title, items }: { title: string; items: readonly RelatedProduct[] }) {
  const id = useId();
  const { pieces } = useFormats();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {items.map((item) => (
          <li key={item._id}>
            <Link to={pathTo('product', item._id)}>{noBreakUnits(item.name)}</Link>
            <span>
              {isInStock(item) ? (
                <>
                  <Money amount={item.price} />
                  {item.minOrder > 1 && <span>{` ${texts.from(pieces(item.minOrder))}`}</span>}
                </>
              ) : (
                texts.outOfStock
              )}
            </span>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  ...bareList,
  mt: 1,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& a, & span': { py: 1.25 },
  '& span': { whiteSpace: 'nowrap' },
} as const;

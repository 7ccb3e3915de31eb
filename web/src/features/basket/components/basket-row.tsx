import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { totalPrice } from '@rollwell/functions/contract';
import { Money } from '../../../components/data-display/formatted-values.tsx';
import { Picture } from '../../../components/data-display/picture.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { BasketLine } from '../basket-lines.ts';
import type { LineState } from '../line-state.ts';
import { screenTexts as texts } from '../texts.ts';
import { LineNotes } from './line-notes.tsx';
import { LineQuantity } from './line-quantity.tsx';

interface BasketRowProps {
  line: BasketLine;
  state: LineState;
  typed: string | undefined;
  onTyped: (text: string | undefined) => void;
  onRemove: () => void;
}

/** One product of the basket: what it is, how many, what that costs, and what is in the way. */
export function BasketRow({ line, state, typed, onTyped, onRemove }: BasketRowProps) {
  const { money } = useFormats();
  const { product } = state;
  const name = product?.name ?? texts.unknownProduct;
  return (
    <Box sx={layout}>
      <Picture
        src={product?.img ?? ''}
        alt=""
        width={96}
        height={72}
        fit="contain"
        sx={{ gridArea: 'photo', borderRadius: 1, alignSelf: 'start' }}
      />
      <Box sx={{ gridArea: 'name', fontWeight: 650 }}>
        {state.kind === 'asking' ? (
          <Skeleton width="60%" />
        ) : product ? (
          <Link to={pathTo('product', product._id)} color="inherit" underline="hover">
            {noBreakUnits(name)}
          </Link>
        ) : (
          name
        )}
      </Box>
      <Box sx={{ gridArea: 'notes', fontSize: '0.9375rem' }}>
        {product && <Box sx={{ color: 'text.secondary' }}>{texts.each(money(product.price))}</Box>}
        <LineNotes line={line} state={state} />
      </Box>
      <Box sx={{ gridArea: 'quantity', mt: { xs: 1.5, sm: 0 } }}>
        {(state.kind === 'fine' || state.kind === 'wrong') && (
          <LineQuantity line={line} state={state} typed={typed} onTyped={onTyped} />
        )}
      </Box>
      <Box sx={{ gridArea: 'total', fontWeight: 700, textAlign: { xs: 'start', sm: 'end' } }}>
        {state.kind === 'fine' && <Money amount={totalPrice(state.product.price, line.quantity)} />}
      </Box>
      <Button
        size="small"
        color="error"
        aria-label={texts.removeNamed(name)}
        onClick={onRemove}
        sx={{ gridArea: 'remove', justifySelf: 'end', alignSelf: 'start' }}
      >
        {texts.remove}
      </Button>
    </Box>
  );
}

const layout = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateAreas: {
    xs: '"photo name" "photo notes" "quantity quantity" "total remove"',
    sm: '"photo name quantity total" "photo notes quantity remove"',
  },
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) 176px 112px' },
  gridTemplateRows: { sm: 'auto 1fr' },
  alignItems: { xs: 'center', sm: 'start' },
} as const;

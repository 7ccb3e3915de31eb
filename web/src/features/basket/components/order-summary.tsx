import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { totalPrice } from '@rollwell/functions/contract';
import { Money } from '../../../components/data-display/formatted-values.tsx';
import { RestoreFocus } from '../../../components/list/restore-focus.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import type { BasketLine, BasketLines } from '../basket-lines.ts';
import { type LineState, refusalOf } from '../line-state.ts';
import { screenTexts as texts } from '../texts.ts';
import { LineNotes } from './line-notes.tsx';
import { bareList } from '../../../components/layout/lists.tsx';

/** What the shop said against a line, by its product. */
export type Refusals = Readonly<Record<string, string>>;

interface OrderSummaryProps {
  lines: BasketLines;
  states: readonly LineState[];
  refusals: Refusals;
  onRemove: (line: BasketLine, name: string) => void;
}

/** What is about to be ordered, line by line, with what is against it. */
export function OrderSummary({ lines, states, refusals, onRemove }: OrderSummaryProps) {
  return (
    <section aria-labelledby="summary">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography id="summary" variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {texts.summary}
        </Typography>
        <Link to={paths.basket}>{texts.change}</Link>
      </Box>
      <RestoreFocus>
        <Box component="ul" sx={bareList}>
          {lines.map((line, index) => (
            <SummaryLine
              key={line.productId}
              line={line}
              state={states[index] ?? { kind: 'asking' }}
              refusal={refusals[line.productId]}
              onRemove={(name) => onRemove(line, name)}
            />
          ))}
        </Box>
      </RestoreFocus>
    </section>
  );
}

interface SummaryLineProps {
  line: BasketLine;
  state: LineState;
  refusal: string | undefined;
  onRemove: (name: string) => void;
}

/** No number of such a product can be ordered: it can only be taken out. */
const cannotBeHad = ({ kind }: LineState): boolean => kind === 'sold-out' || kind === 'gone';

function SummaryLine({ line, state, refusal, onRemove }: SummaryLineProps) {
  const { money, pieces } = useFormats();
  const { product } = state;
  const against = refusalOf(state) ?? refusal;
  const name = product?.name ?? texts.unknownProduct;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1 }}>
        <Box sx={{ fontWeight: 650 }}>{noBreakUnits(name)}</Box>
        {product && (
          <Box sx={{ color: 'text.secondary' }}>
            {texts.piecesAt(pieces(line.quantity), money(product.price))}
          </Box>
        )}
        {state.kind === 'fine' && <LineNotes line={line} state={state} />}
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 650 }}>
          {against}
        </Box>
        {cannotBeHad(state) && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            aria-label={texts.removeNamed(name)}
            onClick={() => onRemove(name)}
            sx={{ mt: 1 }}
          >
            {texts.remove}
          </Button>
        )}
      </Box>
      {product && !cannotBeHad(state) && (
        <Money amount={totalPrice(product.price, line.quantity)} />
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  gap: 2,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

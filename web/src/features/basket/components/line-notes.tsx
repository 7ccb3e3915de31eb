import Box from '@mui/material/Box';
import { useFormats } from '../../../lib/formats.ts';
import type { BasketLine } from '../basket-lines.ts';
import type { LineState } from '../line-state.ts';
import { screenTexts as texts } from '../texts.ts';

/** What is to be known of a line beside its figures: that it cannot be had, or costs something else now. */
export function LineNotes({ line, state }: { line: BasketLine; state: LineState }) {
  const { money, pieces } = useFormats();
  const { product } = state;
  if (state.kind === 'gone') return <Box sx={bad}>{texts.gone}</Box>;
  if (!product) return null;
  const { price, available, minOrder } = product;
  return (
    <>
      {state.kind === 'sold-out' && (
        <Box sx={bad}>
          {texts.soldOut}
          <span>
            {available > 0 && `. ${texts.soldOutHint(pieces(available), pieces(minOrder))}`}
          </span>
        </Box>
      )}
      {line.price !== undefined && line.price !== price && (
        <Box sx={{ fontWeight: 650 }}>{texts.priceChanged(money(line.price), money(price))}</Box>
      )}
    </>
  );
}

const bad = { color: 'error.main', fontWeight: 650 } as const;

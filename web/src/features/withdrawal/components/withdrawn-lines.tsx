import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { numberIn, type Order } from '@rollwell/functions/contract';
import { useId, useState } from 'react';
import { TextField } from '../../../components/form/text-field.tsx';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

/** What was typed for the pieces of the lines that are ticked, by their ids. */
type Ticked = Readonly<Record<string, string>>;

/** As many pieces as are typed for a line; all that it has where that is no number of them. */
const piecesOf = ({ quantity: of }: Order, typed: string): number => {
  const quantity = numberIn(typed);
  const isSome = quantity !== undefined && Number.isInteger(quantity) && quantity >= 1;
  return isSome ? Math.min(quantity, of) : of;
};

/** What is declared of the lines: their ids and pieces, and the same in words; nothing for all of the order. */
const declarationOf = (lines: readonly Order[], ticked: Ticked) => {
  const named = lines.flatMap((order) => {
    const typed = ticked[order._id];
    return typed === undefined ? [] : [{ order, quantity: piecesOf(order, typed) }];
  });
  const isAll =
    named.length === lines.length &&
    named.every(({ order, quantity }) => quantity === order.quantity);
  if (named.length === 0 || isAll) return undefined;
  return {
    lines: JSON.stringify(named.map(({ order, quantity }) => ({ id: order._id, quantity }))),
    part: named
      .map(({ order, quantity }) => texts.linePart(quantity, order.productName))
      .join('; '),
  };
};

/** The products of an order, to be ticked with their pieces where the withdrawal is not about all of it. */
export function WithdrawnLines({ lines }: { lines: readonly Order[] }) {
  const id = useId();
  const { pieces } = useFormats();
  const [ticked, setTicked] = useState<Ticked>({});
  const declared = declarationOf(lines, ticked);
  const tick = ({ _id, quantity }: Order, on: boolean) =>
    setTicked(({ [_id]: _before, ...others }) =>
      on ? { ...others, [_id]: String(quantity) } : others,
    );
  return (
    <Box component="fieldset" aria-describedby={id} sx={group}>
      <Box component="legend" sx={{ p: 0, fontWeight: 650 }}>
        {texts.part}
      </Box>
      <FormHelperText id={id}>{texts.linesHint}</FormHelperText>
      {lines.map((order) => {
        const typed = ticked[order._id];
        return (
          <Box key={order._id} sx={row}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={typed !== undefined}
                  onChange={(_event, on) => tick(order, on)}
                />
              }
              label={noBreakUnits(order.productName)}
              sx={{ flexGrow: 1 }}
            />
            {typed !== undefined && order.quantity > 1 && (
              <TextField
                id={`${id}-${order._id}`}
                label={texts.piecesOf(order.productName)}
                value={typed}
                onChange={(event) => setTicked({ ...ticked, [order._id]: event.target.value })}
                helperText={texts.of(pieces(order.quantity))}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
              />
            )}
          </Box>
        );
      })}
      {declared && (
        <>
          <input type="hidden" name="lines" value={declared.lines} readOnly />
          <input type="hidden" name="part" value={declared.part} readOnly />
        </>
      )}
    </Box>
  );
}

const group = { border: 0, m: 0, p: 0, minWidth: 0, width: 1 } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 } as const;

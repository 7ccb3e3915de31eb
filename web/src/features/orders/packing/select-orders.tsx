import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Purchase } from '@rollwell/functions/contract';
import { isToPack, shipmentId, useSelection } from './selection.tsx';
import { packingTexts as texts } from './texts.ts';

/** The box of an order in its row; an empty place of the same size where nothing of it is to be packed. */
export function SelectOrder({ lines }: { lines: Purchase }) {
  const { selected, select } = useSelection();
  return (
    <Box component="span" data-screen-only sx={place}>
      {isToPack(lines) && (
        <Checkbox
          size="small"
          checked={selected.has(shipmentId(lines))}
          onChange={(_event, isOn) => select([lines], isOn)}
          slotProps={{ input: { 'aria-label': texts.select(lines[0].number) } }}
          sx={{ p: 0.5 }}
        />
      )}
    </Box>
  );
}

/** The box of all orders of a page of which something is to be packed. */
export function SelectPage({ rows }: { rows: readonly Purchase[] }) {
  const { selected, select } = useSelection();
  const all = rows.filter(isToPack);
  const on = all.filter((lines) => selected.has(shipmentId(lines)));
  const isAll = on.length > 0 && on.length === all.length;
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={isAll}
          indeterminate={on.length > 0 && !isAll}
          onChange={(_event, isOn) => select(all, isOn)}
        />
      }
      disabled={all.length === 0}
      label={texts.selectPage}
      sx={{ mr: 0 }}
    />
  );
}

const place = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 28,
  // No taller than the line that it stands in.
  my: -1.25,
  ml: { xs: -0.5, lg: 0 },
  '&:empty': { display: { xs: 'none', lg: 'inline-flex' } },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_SHIPMENTS, type Purchase, shopDay } from '@rollwell/functions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { saveFile } from '../../../lib/csv.ts';
import { paths } from '../../../lib/paths.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { toast } from '../../../lib/toast.ts';
import { carrierCsv } from './carrier-csv.ts';
import { searchOfIds } from './packed-orders.ts';
import { useSelection } from './selection.tsx';
import { ShipManyDialog } from './ship-many-dialog.tsx';
import { packingTexts as texts, trackingListTexts } from './texts.ts';
import { TrackingListDialog } from './tracking-list-dialog.tsx';
import { withAllLines } from './whole-orders.ts';

const PRINTS = [
  { path: paths.packingSlips, words: texts.slips },
  { path: paths.addressLabels, words: texts.labels },
] as const;

const parcelOf = (lines: Purchase) => ({ lines, number: '', carrier: '' });

/** How many orders are selected, and what can be done with all of them; nothing while none is. */
export function PackingBar() {
  const { selected, clear } = useSelection();
  /** What is shipped, as it was selected when the dialog was opened. */
  const [shipping, setShipping] = useState<readonly Purchase[]>();
  const orders = [...selected.values()];
  return (
    <>
      {orders.length > 0 && (
        <Box component="section" aria-label={texts.label} data-screen-only sx={bar}>
          <strong>{texts.selected(orders.length)}</strong>
          <Button variant="contained" onClick={() => setShipping(orders)}>
            {texts.ship}
          </Button>
          {PRINTS.map(({ path, words }) => (
            <LinkButton
              key={path}
              // Beside the list, which keeps what is selected in it.
              target="_blank"
              to={`${path}${searchOfIds(orders)}`}
              variant="outlined"
              color="secondary"
            >
              <span>{words}</span>
            </LinkButton>
          ))}
          <CsvButton orders={orders} />
          <Button color="secondary" onClick={clear}>
            {texts.clear}
          </Button>
          {orders.length === MAX_SHIPMENTS && <span>{texts.most}</span>}
        </Box>
      )}
      {shipping && (
        <ShipManyDialog parcels={shipping.map(parcelOf)} onClose={() => setShipping(undefined)} />
      )}
    </>
  );
}

/** Saves where the parcels of some orders go as a file for the carrier's program. */
function CsvButton({ orders }: { orders: readonly Purchase[] }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const text = carrierCsv(await withAllLines(client, orders));
      saveFile(texts.csvFile(shopDay(new Date(serverNow()))), text);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" color="secondary" loading={isBusy} onClick={() => void save()}>
      {texts.csv}
    </Button>
  );
}

/** Opens the dialog that takes a list of tracking numbers. */
export function TrackingListButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        {trackingListTexts.open}
      </Button>
      {isOpen && <TrackingListDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Keeps the end of the list free of the bar. */
export function PackingBarSpace() {
  const { selected } = useSelection();
  return <Box data-screen-only sx={{ height: selected.size > 0 ? 80 : 0 }} />;
}

/** At the foot of the window: what is selected stays in its place, and the next Tab leads here. */
const bar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  justifyContent: { md: 'center' },
  alignItems: 'center',
  gap: 1,
  p: 1,
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'secondary.main',
} as const;
